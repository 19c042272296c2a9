import { and, eq } from 'drizzle-orm';
import type { UserId } from '@puente/contract/ids';
import { messages } from '@puente/contract/messages';
import type { Database } from '../db/connect.ts';
import { accounts, sessions, users } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import { dropTickets } from '../second-factor/tickets.ts';
import { dropCodes, knowsCode, resetCode, takeCode } from './codes.ts';
import type { AccountDependencies } from './dependencies.ts';
import { passwordChangedMail, passwordResetMail } from './mails.ts';
import { endOtherSessions } from './other-sessions.ts';
import { assertUncommon, credential } from './registering.ts';

const resetMinutes = 60;

export interface Passwords {
  /** Mails a link to choose a new password. An unknown address takes the same time, so the client cannot tell. */
  forgotPassword: (email: string) => Promise<void>;
  /**
   * Ends all sessions. The code proves that the address is the user's, and so confirms it.
   * @throws Refusal CodeInvalid, ValidationError
   */
  resetPassword: (code: string, password: string) => Promise<{ id: UserId; email: string }>;
  /** Ends all sessions except that of `token`. @throws Refusal ValidationError */
  changePassword: (
    userId: UserId,
    token: string | undefined,
    current: string,
    password: string,
  ) => Promise<void>;
  hasPassword: (userId: UserId) => Promise<boolean>;
  isPassword: (userId: UserId, password: string) => Promise<boolean>;
}

/** Address of the page where a user with a code chooses a password. */
export const resetAddress = (publicUrl: string, code: string): string =>
  `${publicUrl}/user/auth/reset-password?code=${code}`;

export function passwords({ db, mailer, publicUrl, hashes, context }: AccountDependencies): Passwords {
  const hashOf = async (userId: UserId): Promise<string | null> => {
    const [known] = await db
      .select({ hash: accounts.password })
      .from(accounts)
      .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')));
    return known?.hash ?? null;
  };
  const isPassword = async (userId: UserId, password: string): Promise<boolean> => {
    const hash = await hashOf(userId);
    return hash !== null && (await hashes.verify({ hash, password }));
  };

  return {
    hasPassword: async (userId) => (await hashOf(userId)) !== null,
    isPassword,

    forgotPassword: (email) =>
      db.transaction(async (tx) => {
        const [user] = await tx
          .select({ id: users.id, name: users.name })
          .from(users)
          .where(eq(users.email, email));
        const code = await resetCode(tx, context.secret, user?.id ?? null, resetMinutes);
        await mailer.send(
          user ? email : null,
          passwordResetMail(user?.name ?? '', resetAddress(publicUrl, code)),
          tx,
        );
      }),

    async resetPassword(code, password) {
      assertUncommon(password);
      if (!(await knowsCode(db, code))) throw refuse('CodeInvalid');
      const hash = await hashes.hash(password);
      return db.transaction(async (tx) => {
        const userId = await takeCode(tx, code);
        if (userId === undefined) throw refuse('CodeInvalid');
        const [user] = await tx
          .update(users)
          .set({ emailVerified: true })
          .where(eq(users.id, userId))
          .returning({ id: users.id, email: users.email, name: users.name });
        if (!user) throw refuse('CodeInvalid');
        await setPassword(tx, userId, hash);
        await tx.delete(sessions).where(eq(sessions.userId, userId));
        await mailer.send(user.email, passwordChangedMail(user.name, publicUrl), tx);
        return { id: user.id, email: user.email };
      });
    },

    async changePassword(userId, token, current, password) {
      assertUncommon(password);
      if (!(await isPassword(userId, current)))
        throw refuseFields({ currentPassword: messages.passwordWrong });
      const hash = await hashes.hash(password);
      await db.transaction(async (tx) => {
        await setPassword(tx, userId, hash);
        await dropCodes(tx, userId);
        await endOtherSessions(tx, userId, token);
        const [user] = await tx
          .select({ email: users.email, name: users.name })
          .from(users)
          .where(eq(users.id, userId));
        if (user) await mailer.send(user.email, passwordChangedMail(user.name, publicUrl), tx);
      });
    },
  };
}

/** Sets the password. Users of a provider had none before. Drops pending logins that used the old one. */
async function setPassword(tx: Database, userId: UserId, hash: string): Promise<void> {
  await dropTickets(tx, userId);
  const changed = await tx
    .update(accounts)
    .set({ password: hash })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
    .returning({ id: accounts.id });
  if (changed.length === 0) await tx.insert(accounts).values(credential(userId, hash));
}
