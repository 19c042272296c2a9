import { and, eq, ne, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { ids, type UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { accounts, joinings, users, verifications } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { dropTickets } from '../second-factor/tickets.ts';
import { dropCodes } from './codes.ts';
import type { AccountDependencies } from './dependencies.ts';
import { emailChangedMail, emailChangeMail } from './mails.ts';
import { oneTimeCodes } from './one-time-codes.ts';
import { endOtherSessions } from './other-sessions.ts';

export interface EmailChanges {
  /** Mails a link to the new address. An address of another account gets no mail, but the client cannot tell. */
  askEmailChange: (userId: UserId, email: string) => Promise<void>;
  /**
   * Changes the address, and mails the old one a link to undo the change. Ends all sessions except that of `token`.
   * @throws Refusal CodeInvalid
   */
  confirmEmailChange: (code: string, token: string | undefined) => Promise<Changed>;
  /** Restores the old address. Ends all sessions and removes the password. @throws Refusal CodeInvalid */
  undoEmailChange: (code: string) => Promise<Changed>;
}

interface Changed {
  id: UserId;
  email: string;
}

const hours = 60;
const confirming = { ...oneTimeCodes('email-change:'), minutes: 24 * hours };
const undoing = { ...oneTimeCodes('email-undo:'), minutes: 7 * 24 * hours };
type Purpose = typeof confirming;

/** The user, and the address after the change. */
const kept = z.object({ user: z.pipe(z.number(), ids.user), email: z.string() });
const valueOf = (user: UserId, email: string): string => JSON.stringify({ user, email });

const isOf = (userId: UserId, { withValue }: Purpose) => withValue(`{"user":${userId},%`);

/** Deletes pending changes, and those that can be undone, with the account. */
export const dropEmailChanges = async (tx: Database, userId: UserId): Promise<void> =>
  void (await tx.delete(verifications).where(or(isOf(userId, confirming), isOf(userId, undoing))));

async function take(tx: Database, purpose: Purpose, code: string) {
  const value = await purpose.take(tx, code);
  if (value === undefined) throw refuse('CodeInvalid');
  const { user: id, email } = kept.parse(JSON.parse(value));
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

/** Sets the address of the account, and of its requests to join organisations. */
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

export const emailChanges = ({ db, mailer, publicUrl }: AccountDependencies): EmailChanges => ({
  askEmailChange: (userId, email) =>
    db.transaction(async (tx) => {
      await tx.delete(verifications).where(isOf(userId, confirming));
      const isTaken = await hasAccount(tx, email, userId);
      const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
      const code = await confirming.issue(tx, valueOf(userId, email), isTaken ? 0 : confirming.minutes);
      const url = `${publicUrl}/user/auth/email?confirm=${code}`;
      await mailer.send(isTaken ? null : email, emailChangeMail(user?.name ?? '', url), tx);
    }),

  confirmEmailChange: (code, token) =>
    db.transaction(async (tx) => {
      const { id, email, name, before } = await take(tx, confirming, code);
      await setAddress(tx, id, email);
      await endOtherSessions(tx, id, token);
      const undo = await undoing.issue(tx, valueOf(id, before), undoing.minutes);
      const url = `${publicUrl}/user/auth/email?undo=${undo}`;
      await mailer.send(before, emailChangedMail(name, url), tx);
      return { id, email };
    }),

  undoEmailChange: (code) =>
    db.transaction(async (tx) => {
      const { id, email } = await take(tx, undoing, code);
      await setAddress(tx, id, email);
      await dropEmailChanges(tx, id);
      await endOtherSessions(tx, id, undefined);
      // A thief who changed the address knows the password.
      await tx
        .update(accounts)
        .set({ password: null })
        .where(and(eq(accounts.userId, id), eq(accounts.providerId, 'credential')));
      return { id, email };
    }),
});
