import { createHmac, randomBytes } from 'node:crypto';
import { ids, type UserId } from '@puente/contract/ids';
import { and, gt, inArray, or } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { verifications } from '../db/schema.ts';
import { inMinutes, oneTimeCodes } from './one-time-codes.ts';

/** Codes of mailed links with which a user chooses a password. Their value is the user's id, a colon, and what the code is made of. */
const prefix = 'password:';
const codes = oneTimeCodes(prefix);

/** Of codes that earlier releases wrote, the value is the user's id alone. */
const belongsTo = (userId: UserId) => or(codes.withValue(String(userId)), codes.withValue(`${userId}:%`));

/** Writes the code of an invitation. */
export const issueCode = (db: Database, userId: UserId, minutes: number): Promise<string> =>
  codes.issue(db, `${userId}:`, minutes);

/**
 * The code of a mail that a user asks for: the same again while it has half of its time left, so that each of several mails opens the
 * door. The table has what the code is made of beside the secret of the server.
 * @param userId null writes a code of no user, for an answer that must take as long as any other
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

/** Tells whether a code is still good, before costly work is done for it. */
export const knowsCode = codes.knows;

/** Uses a code up, and every other code of the same user. */
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
