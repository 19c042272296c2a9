import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, like, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { verifications } from '../db/schema.ts';

/** Codes of mailed links for one purpose. The table has only their hashes, so a reader of the table can use none. A code is good once. */
export interface OneTimeCodes {
  /** Keeps a value under a code, a random one unless it is given. With 0 minutes the code is never good. */
  issue: (db: Database, value: string, minutes: number, code?: string) => Promise<string>;
  /** Tells whether a code is still good. */
  knows: (db: Database, code: string) => Promise<boolean>;
  /** Uses a code up. @returns its value; undefined for a code that is not good */
  take: (tx: Database, code: string) => Promise<string | undefined>;
  /** Condition on `verifications`: codes of this purpose whose value is like this pattern. */
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
