import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';

const beyondEveryProfile = 1_000_000;

/**
 * Ids of users begin where no id of a profile comes: code that takes one for the other finds nothing, in development and
 * in every test, where it would find the same person if both began with 1.
 */
export const keepIdsApart = (db: Database) =>
  db.execute(sql`select setval(pg_get_serial_sequence('users', 'id'), ${beyondEveryProfile}::int)`);
