import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';

const beyondEveryProfile = 1_000_000;

/**
 * Makes ids of users start above all ids of profiles. Code that confuses the two then finds nothing, in development and
 * in every test. If both started at 1, it would find the same person.
 */
export const keepIdsApart = (db: Database) =>
  db.execute(sql`select setval(pg_get_serial_sequence('users', 'id'), ${beyondEveryProfile}::int)`);
