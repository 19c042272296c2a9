import { ids, type UserId } from '@puente/contract/ids';
import { isAPIError } from 'better-auth/api';
import { generateRandomString } from 'better-auth/crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { decodeJwt, errors } from 'jose';
import type { Database } from '../db/connect.ts';
import { sessions } from '../db/schema.ts';
import { rememberedSeconds } from '../http/cookies.ts';
import { refuse } from '../http/refuse.ts';
import { inSeconds, isGood, withinLife } from './session-life.ts';
import type { Library } from './library.ts';
import type { Parts } from './parts.ts';
import { renewHash } from './renewing.ts';

interface Credentials {
  email: string;
  password: string;
  rememberMe: boolean;
  /** Of the link in the mail. */
  confirmation?: string | undefined;
  /** What the browser calls itself, for the list of sessions. */
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
   * A new session. An address that was not confirmed is, when the confirmation is of this address: it came by mail, and the
   * password is the registrant's.
   * @throws Refusal InvalidCredentials, EmailNotConfirmed, ConfirmationInvalid
   */
  logIn: (credentials: Credentials) => Promise<Opened>;
  /** A session for a user who has proved in another way who they are. */
  openSession: (user: Arrived, db?: Database) => Promise<string>;
  /** A fresh token for the same session; the old one ends. @throws Refusal Unauthorized */
  renew: (token: string) => Promise<{ token: string; rememberMe: boolean }>;
  logOut: (token: string) => Promise<void>;
  logOutEverywhere: (userId: UserId) => Promise<void>;
  /** Whether a session was opened within the last minutes. */
  isRecent: (token: string | undefined) => Promise<boolean>;
}

const dayInSeconds = 24 * 60 * 60;
const recentMinutes = 10;
const newToken = (): string => generateRandomString(32, 'a-z', 'A-Z', '0-9');

export function logins({ db, library, hashes, context }: Parts): Logins {
  const logIn: Logins['logIn'] = async (credentials) => {
    const { email, password, rememberMe, confirmation, userAgent } = credentials;
    try {
      const { token, user } = await library.api.signInEmail({
        body: { email, password, rememberMe },
        headers: new Headers(userAgent === null ? {} : { 'user-agent': userAgent }),
      });
      const userId = ids.user.parse(Number(user.id));
      await renewHash({ db, hashes }, userId, password);
      return { token, userId };
    } catch (error) {
      const code = codeOf(error);
      // The library says so only once the password was right.
      if (code === 'EMAIL_NOT_VERIFIED') {
        if (confirmation === undefined) throw refuse('EmailNotConfirmed');
        await confirmAddress(library, email, confirmation);
        return logIn({ email, password, rememberMe, userAgent });
      }
      if (code === 'INVALID_EMAIL_OR_PASSWORD') throw refuse('InvalidCredentials');
      if (code !== 'INVALID_EMAIL') throw error;
      // A login with an impossible address takes as long as any other.
      await hashes.hash(password);
      throw refuse('InvalidCredentials');
    }
  };

  return {
    logIn,

    async openSession({ userId, rememberMe, userAgent }, within = db) {
      const token = newToken();
      const expiresAt = inSeconds(rememberMe ? rememberedSeconds : dayInSeconds);
      await within.insert(sessions).values({ userId, token, expiresAt, userAgent });
      return token;
    },

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

/** @throws Refusal ConfirmationInvalid when it has expired, was changed, or is of another address */
async function confirmAddress(library: Library, email: string, confirmation: string): Promise<void> {
  try {
    if (decodeJwt(confirmation)['email'] === email) {
      await library.api.verifyEmail({ query: { token: confirmation } });
      return;
    }
  } catch (error) {
    if (!isAPIError(error) && !(error instanceof errors.JOSEError)) throw error;
  }
  throw refuse('ConfirmationInvalid');
}

const codeOf = (error: unknown): string | undefined =>
  isAPIError(error) ? (error.body as { code?: string } | undefined)?.code : undefined;
