import { ids, type UserId } from '@puente/contract/ids';
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, like, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { verifications } from '../db/schema.ts';

/**
 * Codes of mailed links with which a user chooses a password. The table has only their hashes, so a reader of
 * the table can use none. A code is good once.
 */
const prefix = 'password:';
const identifierOf = (code: string): string => prefix + createHash('sha256').update(code).digest('base64url');

/** @param userId null writes a code of no user, for an answer that must take as long as any other */
export async function issueCode(db: Database, userId: UserId | null, minutes: number): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await db.insert(verifications).values({
    identifier: identifierOf(code),
    value: String(userId ?? ''),
    expiresAt: sql`now() + make_interval(mins => ${userId === null ? 0 : minutes}::int)`,
  });
  return code;
}

const isGood = (code: string) =>
  and(eq(verifications.identifier, identifierOf(code)), gt(verifications.expiresAt, sql`now()`));

/** Whether a code is still good, asked before costly work is done for it. */
export async function knowsCode(db: Database, code: string): Promise<boolean> {
  return (await db.select({ id: verifications.id }).from(verifications).where(isGood(code))).length > 0;
}

/** Uses a code up, and every other code of the same user. */
export async function takeCode(tx: Database, code: string): Promise<UserId | undefined> {
  const [taken] = await tx
    .delete(verifications)
    .where(isGood(code))
    .returning({ value: verifications.value });
  if (!taken) return undefined;
  const userId = ids.user.parse(Number(taken.value));
  await dropCodes(tx, userId);
  return userId;
}

export async function dropCodes(tx: Database, userId: UserId): Promise<void> {
  const theirs = tx
    .select({ id: verifications.id })
    .from(verifications)
    .where(and(like(verifications.identifier, `${prefix}%`), eq(verifications.value, String(userId))));
  await tx.delete(verifications).where(inArray(verifications.id, theirs));
}
