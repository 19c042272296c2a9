import { gt, type SQL, sql } from 'drizzle-orm';
import { sessions } from '../db/schema.ts';

/** Condition that a session has not expired. */
export const isGood = gt(sessions.expiresAt, sql`now()`);

export const inSeconds = (seconds: number): SQL => sql`now() + make_interval(secs => ${seconds}::int)`;

/** Longest life of a session, even with constant use. It also limits a stolen one. */
const longestLife = sql`interval '90 days'`;

/** The earlier of a time and the end of the session's life. For an update of `sessions`. */
export const withinLife = (moment: SQL): SQL<Date> =>
  sql`least(${moment}, ${sessions.createdAt} + ${longestLife})`;
