import { gt, type SQL, sql } from 'drizzle-orm';
import { sessions } from '../db/schema.ts';

/** A session that has run out is not there any more. */
export const isGood = gt(sessions.expiresAt, sql`now()`);

export const inSeconds = (seconds: number): SQL => sql`now() + make_interval(secs => ${seconds}::int)`;

/** However often it is used, a session ends: a stolen one too. */
const longestLife = sql`interval '90 days'`;

/** A moment, or the last one of the session if that comes before. For an update of `sessions`. */
export const withinLife = (moment: SQL): SQL<Date> =>
  sql`least(${moment}, ${sessions.createdAt} + ${longestLife})`;
