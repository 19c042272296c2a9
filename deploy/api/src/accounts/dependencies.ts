import type { Database } from '../db/connect.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Library } from './library.ts';
import type { PasswordHashes } from './password-hashes.ts';

/** Dependencies of the account modules. */
export interface AccountDependencies {
  db: Database;
  mailer: Mailer;
  /** Public address of the product. */
  publicUrl: string;
  hashes: PasswordHashes;
  /** The library's internals: its sessions and its secret. */
  context: Awaited<Library['$context']>;
}
