import { createHmac, randomBytes } from 'node:crypto';
import { and, gt, inArray, or } from 'drizzle-orm';
import { ids, type UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { verifications } from '../db/schema.ts';
import { inMinutes, oneTimeCodes } from './one-time-codes.ts';

/**
 * Codes of mailed links with which a user chooses a password. Their value is the user's id, a colon, and the seed of
 * the code.
 */
const prefix = 'password:';
const codes = oneTimeCodes(prefix);

/** Condition on the codes of a user. In codes of earlier releases the value is the user's id alone. */
const belongsTo = (userId: UserId) => or(codes.withValue(String(userId)), codes.withValue(`${userId}:%`));

/** Creates the code of an invitation. */
export const issueCode = (db: Database, userId: UserId, minutes: number): Promise<string> =>
  codes.issue(db, `${userId}:`, minutes);

/**
 * Returns the code for a mail that a user requests. While half of its time is left, the same code is returned, so that
 * each of several mails works. The code is derived from the seed in the table and the server's secret.
 * @param userId null creates a code without a user, for a response that must take as long as any other
 */
export async function resetCode(
  db: Database,
  secret: string,
  userId: UserId | null,
  minutes: number,
): Promise<string> {
  const owner = `${userId ?? ''}:`;
  const [recent] = await db
    .select({ value: verifications.value })
    .from(verifications)
    .where(and(codes.withValue(`${owner}%`), gt(verifications.expiresAt, inMinutes(Math.ceil(minutes / 2)))))
    .limit(1);
  const value = recent?.value ?? owner + randomBytes(16).toString('base64url');
  const code = createHmac('sha256', secret)
    .update(prefix + value)
    .digest('base64url');
  return recent ? code : codes.issue(db, value, userId === null ? 0 : minutes, code);
}

/** Tells whether a code is still valid, before expensive work is done for it. */
export const knowsCode = codes.knows;

/** Uses up a code, and every other code of the same user. */
export async function takeCode(tx: Database, code: string): Promise<UserId | undefined> {
  const value = await codes.take(tx, code);
  if (value === undefined) return undefined;
  const userId = ids.user.parse(Number.parseInt(value, 10));
  await dropCodes(tx, userId);
  return userId;
}

export async function dropCodes(tx: Database, userId: UserId): Promise<void> {
  const theirs = tx.select({ id: verifications.id }).from(verifications).where(belongsTo(userId));
  await tx.delete(verifications).where(inArray(verifications.id, theirs));
}
