import { type SQL, sql } from 'drizzle-orm';
import { sessions } from '../db/schema.ts';

/** However often it is used, a session ends: a stolen one too. */
const longestLife = sql`interval '90 days'`;

/** A moment, or the last one of the session if that comes before. For an update of `sessions`. */
export const withinLife = (moment: SQL): SQL<Date> =>
  sql`least(${moment}, ${sessions.createdAt} + ${longestLife})`;
