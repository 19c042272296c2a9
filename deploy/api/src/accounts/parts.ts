import type { Database } from '../db/connect.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Library } from './library.ts';

/** What the parts of the accounts work with. */
export interface Parts {
  db: Database;
  mailer: Mailer;
  /** Address that people see. */
  publicUrl: string;
  library: Library;
  /** The library's internals: its hashing and its secret. */
  context: Awaited<Library['$context']>;
}
