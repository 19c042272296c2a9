import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, like, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { verifications } from '../db/schema.ts';

/**
 * One-time codes of mailed links for one purpose. The table has only their hashes, so that a reader of the table cannot
 * use them.
 */
export interface OneTimeCodes {
  /** Stores a value under a code, a random one by default. With 0 minutes the code is never valid. */
  issue: (db: Database, value: string, minutes: number, code?: string) => Promise<string>;
  /** Tells whether a code is still valid. */
  knows: (db: Database, code: string) => Promise<boolean>;
  /** Uses up a code. @returns its value; undefined for an invalid code */
  take: (tx: Database, code: string) => Promise<string | undefined>;
  /** Condition on `verifications`: codes of this purpose whose value matches a pattern. */
  withValue: (pattern: string) => ReturnType<typeof and>;
}

/** @param prefix names the purpose in the table */
export function oneTimeCodes(prefix: string): OneTimeCodes {
  const identifierOf = (code: string): string =>
    prefix + createHash('sha256').update(code).digest('base64url');
  const isGood = (code: string) =>
    and(eq(verifications.identifier, identifierOf(code)), gt(verifications.expiresAt, sql`now()`));

  return {
    async issue(db, value, minutes, code = randomBytes(32).toString('base64url')) {
      const expiresAt = inMinutes(minutes);
      await db.insert(verifications).values({ identifier: identifierOf(code), value, expiresAt });
      return code;
    },
    knows: async (db, code) =>
      (await db.select({ id: verifications.id }).from(verifications).where(isGood(code))).length > 0,
    async take(tx, code) {
      const [taken] = await tx
        .delete(verifications)
        .where(isGood(code))
        .returning({ value: verifications.value });
      return taken?.value;
    },
    withValue: (pattern) =>
      and(like(verifications.identifier, `${prefix}%`), like(verifications.value, pattern)),
  };
}

export const inMinutes = (minutes: number) => sql`now() + make_interval(mins => ${minutes}::int)`;
