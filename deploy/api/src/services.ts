import type { Accounts } from './accounts/accounts.ts';
import type { FindActor } from './accounts/sessions.ts';
import type { Config } from './config.ts';
import type { Database } from './db/connect.ts';
import type { Uploads } from './uploads/store.ts';

/** What handlers work with. */
export interface Services {
  config: Config;
  db: Database;
  accounts: Accounts;
  findActor: FindActor;
  uploads: Uploads;
}
