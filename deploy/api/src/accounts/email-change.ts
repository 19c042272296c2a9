import { createHash, randomBytes } from 'node:crypto';
import { ids, type UserId } from '@puente/contract/ids';
import { and, eq, gt, like, ne, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../db/connect.ts';
import { accounts, joinings, sessions, users, verifications } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { dropTickets } from '../second-factor/tickets.ts';
import { dropCodes } from './codes.ts';
import { emailChangedLetter, emailChangeLetter } from './letters.ts';
import { endOtherSessions } from './other-sessions.ts';
import type { Parts } from './parts.ts';

export interface EmailChanges {
  /** Mails a link to the new address. An address that has an account gets nothing, but a caller cannot tell. */
  askEmailChange: (userId: UserId, email: string) => Promise<void>;
  /**
   * The address is theirs from now on; the old one is told how to undo it. Ends all sessions except that of `token`.
   * @throws Refusal CodeInvalid
   */
  confirmEmailChange: (code: string, token: string | undefined) => Promise<Changed>;
  /** The old address again, without sessions and without the password. @throws Refusal CodeInvalid */
  undoEmailChange: (code: string) => Promise<Changed>;
}

interface Changed {
  id: UserId;
  email: string;
}

const hours = 60;
const confirming = { prefix: 'email-change:', minutes: 24 * hours };
const undoing = { prefix: 'email-undo:', minutes: 7 * 24 * hours };
type Purpose = typeof confirming;

/** User whose address changes, and the address that the change leads to. */
const kept = z.object({ user: z.pipe(z.number(), ids.user), email: z.string() });

const identifierOf = ({ prefix }: Purpose, code: string): string =>
  prefix + createHash('sha256').update(code).digest('base64url');

/** Changes that wait for their mail, and those that can be undone: they go with the account. */
const isOf = (userId: UserId, { prefix }: Purpose) =>
  and(like(verifications.identifier, `${prefix}%`), like(verifications.value, `{"user":${userId},%`));

export const dropEmailChanges = async (tx: Database, userId: UserId): Promise<void> =>
  void (await tx.delete(verifications).where(or(isOf(userId, confirming), isOf(userId, undoing))));

async function issue(
  tx: Database,
  purpose: Purpose,
  user: UserId,
  email: string,
  isGood = true,
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  const minutes = isGood ? purpose.minutes : 0;
  await tx.insert(verifications).values({
    identifier: identifierOf(purpose, code),
    value: JSON.stringify({ user, email }),
    expiresAt: sql`now() + make_interval(mins => ${minutes}::int)`,
  });
  return code;
}

async function take(tx: Database, purpose: Purpose, code: string) {
  const [taken] = await tx
    .delete(verifications)
    .where(
      and(eq(verifications.identifier, identifierOf(purpose, code)), gt(verifications.expiresAt, sql`now()`)),
    )
    .returning({ value: verifications.value });
  if (!taken) throw refuse('CodeInvalid');
  const { user: id, email } = kept.parse(JSON.parse(taken.value));
  const [user] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, id))
    .for('update');
  // Another account has the address meanwhile.
  if (!user || (await hasAccount(tx, email, id))) throw refuse('CodeInvalid');
  return { id, email, name: user.name, before: user.email };
}

const hasAccount = async (tx: Database, email: string, besides: UserId): Promise<boolean> =>
  (
    await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), ne(users.id, besides)))
  ).length > 0;

/** The address of the account, and of what it has asked for. */
async function setAddress(tx: Database, id: UserId, email: string): Promise<void> {
  await tx.update(users).set({ email, emailVerified: true }).where(eq(users.id, id));
  const asked = and(eq(joinings.userId, id), eq(joinings.origin, 'request'));
  await tx
    .delete(joinings)
    .where(
      and(
        asked,
        sql`exists (select 1 from ${joinings} other where other.organization_id = ${joinings.organizationId} and other.email = ${email})`,
      ),
    );
  await tx.update(joinings).set({ email }).where(asked);
  await dropCodes(tx, id);
  await dropTickets(tx, id);
}

export const emailChanges = ({ db, mailer, publicUrl }: Parts): EmailChanges => ({
  askEmailChange: (userId, email) =>
    db.transaction(async (tx) => {
      await tx.delete(verifications).where(isOf(userId, confirming));
      const isTaken = await hasAccount(tx, email, userId);
      const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
      const code = await issue(tx, confirming, userId, email, !isTaken);
      const url = `${publicUrl}/user/auth/email?confirm=${code}`;
      await mailer.send(isTaken ? null : email, emailChangeLetter(user?.name ?? '', url), tx);
    }),

  confirmEmailChange: (code, token) =>
    db.transaction(async (tx) => {
      const { id, email, name, before } = await take(tx, confirming, code);
      await setAddress(tx, id, email);
      await endOtherSessions(tx, id, token);
      const undo = `${publicUrl}/user/auth/email?undo=${await issue(tx, undoing, id, before)}`;
      await mailer.send(before, emailChangedLetter(name, undo), tx);
      return { id, email };
    }),

  undoEmailChange: (code) =>
    db.transaction(async (tx) => {
      const { id, email } = await take(tx, undoing, code);
      await setAddress(tx, id, email);
      await dropEmailChanges(tx, id);
      await tx.delete(sessions).where(eq(sessions.userId, id));
      // A thief who changed the address knows the password.
      await tx
        .update(accounts)
        .set({ password: null })
        .where(and(eq(accounts.userId, id), eq(accounts.providerId, 'credential')));
      return { id, email };
    }),
});
