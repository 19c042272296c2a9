import { ids, type UserId } from '@puente/contract/ids';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, like, or, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { verifications } from '../db/schema.ts';

/**
 * Codes of mailed links with which a user chooses a password. The table has only their hashes, so a reader of
 * the table can use none. A code is good once.
 */
const prefix = 'password:';
const identifierOf = (code: string): string => prefix + createHash('sha256').update(code).digest('base64url');

const inMinutes = (minutes: number) => sql`now() + make_interval(mins => ${minutes}::int)`;

/** Of codes that earlier releases wrote, the value is the user's id alone. */
const belongsTo = (userId: UserId) =>
  or(eq(verifications.value, String(userId)), like(verifications.value, `${userId}:%`));

/** Writes the code of an invitation. */
export async function issueCode(db: Database, userId: UserId, minutes: number): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await db.insert(verifications).values({
    identifier: identifierOf(code),
    value: `${userId}:`,
    expiresAt: inMinutes(minutes),
  });
  return code;
}

/**
 * The code of a mail that a user asks for: the same again while it has half of its time left, so that each of several mails opens the
 * door. The table has what the code is made of beside the secret of the server.
 */
export async function resetCode(
  db: Database,
  secret: string,
  userId: UserId | null,
  minutes: number,
): Promise<string> {
  const codeOf = (value: string): string =>
    createHmac('sha256', secret)
      .update(prefix + value)
      .digest('base64url');
  const owner = `${userId ?? ''}:`;
  const [recent] = await db
    .select({ value: verifications.value })
    .from(verifications)
    .where(
      and(
        like(verifications.identifier, `${prefix}%`),
        like(verifications.value, `${owner}%`),
        gt(verifications.expiresAt, sql`now() + make_interval(mins => ${Math.ceil(minutes / 2)}::int)`),
      ),
    )
    .limit(1);
  const value = recent?.value ?? owner + randomBytes(16).toString('base64url');
  const code = codeOf(value);
  if (!recent)
    await db.insert(verifications).values({
      identifier: identifierOf(code),
      value,
      // Of nobody: written for an answer that must take as long as any other.
      expiresAt: inMinutes(userId === null ? 0 : minutes),
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
  const userId = ids.user.parse(Number.parseInt(taken.value, 10));
  await dropCodes(tx, userId);
  return userId;
}

export async function dropCodes(tx: Database, userId: UserId): Promise<void> {
  const theirs = tx
    .select({ id: verifications.id })
    .from(verifications)
    .where(and(like(verifications.identifier, `${prefix}%`), belongsTo(userId)));
  await tx.delete(verifications).where(inArray(verifications.id, theirs));
}
