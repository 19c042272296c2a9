import { generateRandomString } from 'better-auth/crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { errors, jwtVerify } from 'jose';
import type { UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { accounts, sessions, users } from '../db/schema.ts';
import { rememberedSeconds } from '../http/cookies.ts';
import { Refusal, refuse } from '../http/refuse.ts';
import { isMergedAccount } from '../merges/merged-accounts.ts';
import type { AccountDependencies } from './dependencies.ts';
import { inSeconds, isGood, withinLife } from './session-life.ts';

interface Credentials {
  email: string;
  password: string;
  rememberMe: boolean;
  /** Confirmation token from the link in the mail. */
  confirmation?: string | undefined;
  /** The browser's user agent, shown in the list of sessions. */
  userAgent: string | null;
}

interface Arrived extends Pick<Credentials, 'rememberMe' | 'userAgent'> {
  userId: UserId;
}

interface Opened {
  token: string;
  userId: UserId;
}

export interface Logins {
  /**
   * Opens a new session. Also confirms the address if the confirmation is for it: the token came by mail, and the
   * password is the registrant's.
   * @throws Refusal InvalidCredentials, EmailNotConfirmed, ConfirmationInvalid
   */
  logIn: (credentials: Credentials) => Promise<Opened>;
  /** Opens a session for a user who was authenticated in another way. @throws Refusal AccountMerged */
  openSession: (user: Arrived, db?: Database) => Promise<string>;
  /** Returns a new token for the same session; the old token expires. @throws Refusal Unauthorized */
  renew: (token: string) => Promise<{ token: string; rememberMe: boolean }>;
  logOut: (token: string) => Promise<void>;
  logOutEverywhere: (userId: UserId) => Promise<void>;
  /** Tells whether a session was opened within the last minutes. */
  isRecent: (token: string | undefined) => Promise<boolean>;
}

const dayInSeconds = 24 * 60 * 60;
const recentMinutes = 10;
const newToken = (): string => generateRandomString(32, 'a-z', 'A-Z', '0-9');

export function logins({ db, hashes, context }: AccountDependencies): Logins {
  const openSession: Logins['openSession'] = async ({ userId, rememberMe, userAgent }, within = db) => {
    const token = newToken();
    const expiresAt = inSeconds(rememberMe ? rememberedSeconds : dayInSeconds);
    await within.insert(sessions).values({ userId, token, expiresAt, userAgent });
    // Afterwards: the insert waits for a merge that is closing the account.
    if (await isMergedAccount(within, userId)) {
      await within.delete(sessions).where(eq(sessions.token, token));
      throw refuse('AccountMerged');
    }
    return token;
  };

  /** Does not use better-auth's `signInEmail`, which refuses valid addresses such as `o/p@ejemplo.es`. */
  const logIn: Logins['logIn'] = async ({ email, password, rememberMe, confirmation, userAgent }) => {
    const isCredential = and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential'));
    const [known] = await db
      .select({ userId: users.id, isConfirmed: users.emailVerified, hash: accounts.password })
      .from(users)
      .innerJoin(accounts, isCredential)
      .where(eq(users.email, email));
    if (!known?.hash) {
      // A login with an unknown address takes as long as any other.
      await hashes.hash(password);
      throw refuse('InvalidCredentials');
    }
    if (!(await hashes.verify({ hash: known.hash, password }))) throw refuse('InvalidCredentials');
    if (!known.isConfirmed) {
      if (confirmation === undefined) throw refuse('EmailNotConfirmed');
      await assertConfirms(context.secret, email, confirmation);
      await db.update(users).set({ emailVerified: true }).where(eq(users.id, known.userId));
    }
    const { userId } = known;
    const token = await openSession({ userId, rememberMe, userAgent });
    await renewHash({ db, hashes }, userId, password);
    return { token, userId };
  };

  return {
    logIn,

    openSession,

    async renew(token) {
      const fresh = newToken();
      // A session that is not remembered lasts a day at most, counted from its last change.
      const remembered = sql<boolean>`${sessions.expiresAt} - ${sessions.updatedAt} > interval '2 days'`;
      const [renewed] = await db
        .update(sessions)
        .set({
          token: fresh,
          expiresAt: withinLife(
            sql`now() + case when ${remembered} then make_interval(secs => ${rememberedSeconds}::int) else interval '1 day' end`,
          ),
        })
        .where(and(eq(sessions.token, token), isGood))
        .returning({ remembered });
      if (!renewed) throw refuse('Unauthorized');
      return { token: fresh, rememberMe: renewed.remembered };
    },

    logOut: (token) => context.internalAdapter.deleteSession(token),

    logOutEverywhere: async (userId) => void (await db.delete(sessions).where(eq(sessions.userId, userId))),

    async isRecent(token) {
      if (token === undefined) return false;
      const recent = gt(sessions.createdAt, sql`now() - make_interval(mins => ${recentMinutes}::int)`);
      return (
        (
          await db
            .select({ id: sessions.id })
            .from(sessions)
            .where(and(eq(sessions.token, token), recent))
        ).length > 0
      );
    },
  };
}

/** @throws Refusal ConfirmationInvalid when it has expired, was changed, or is for another address */
async function assertConfirms(secret: string, email: string, confirmation: string): Promise<void> {
  try {
    const key = new TextEncoder().encode(secret);
    const { payload } = await jwtVerify(confirmation, key, { algorithms: ['HS256'] });
    if (payload['email'] === email) return;
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
  }
  throw refuse('ConfirmationInvalid');
}

/** Replaces a hash with outdated parameters at a login, the only time at which the password is known. */
async function renewHash(
  { db, hashes }: Pick<AccountDependencies, 'db' | 'hashes'>,
  userId: UserId,
  password: string,
): Promise<void> {
  const ofUser = and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'));
  const [known] = await db.select({ hash: accounts.password }).from(accounts).where(ofUser);
  if (!known?.hash || !hashes.isOutdated(known.hash)) return;
  // In a burst of logins it stays for the next one.
  const hash = await hashes.hash(password).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  if (hash === undefined) return;
  // Unless the password was changed meanwhile.
  await db
    .update(accounts)
    .set({ password: hash })
    .where(and(ofUser, eq(accounts.password, known.hash)));
}
