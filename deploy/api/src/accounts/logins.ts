import { ids, type UserId } from '@puente/contract/ids';
import { isAPIError } from 'better-auth/api';
import { generateRandomString } from 'better-auth/crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { sessions } from '../db/schema.ts';
import { rememberedSeconds } from '../http/cookies.ts';
import { refuse } from '../http/refuse.ts';
import type { Parts } from './parts.ts';

interface Opened {
  token: string;
  userId: UserId;
}

export interface Logins {
  /** A new session. @throws Refusal InvalidCredentials, EmailNotConfirmed */
  logIn: (email: string, password: string, rememberMe: boolean) => Promise<Opened>;
  /** A session for a user who has proved in another way who they are. */
  openSession: (userId: UserId, rememberMe: boolean, db?: Database) => Promise<string>;
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
const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds}::int)`;

export const logins = ({ db, library, context }: Parts): Logins => ({
  async logIn(email, password, rememberMe) {
    try {
      const { token, user } = await library.api.signInEmail({ body: { email, password, rememberMe } });
      return { token, userId: ids.user.parse(Number(user.id)) };
    } catch (error) {
      const code = codeOf(error);
      if (code === 'EMAIL_NOT_VERIFIED') throw refuse('EmailNotConfirmed');
      if (code === 'INVALID_EMAIL_OR_PASSWORD') throw refuse('InvalidCredentials');
      if (code !== 'INVALID_EMAIL') throw error;
      // A login with an impossible address takes as long as any other.
      await context.password.hash(password);
      throw refuse('InvalidCredentials');
    }
  },

  async openSession(userId, rememberMe, within = db) {
    const token = newToken();
    const expiresAt = inSeconds(rememberMe ? rememberedSeconds : dayInSeconds);
    await within.insert(sessions).values({ userId, token, expiresAt });
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
        expiresAt: sql`now() + case when ${remembered} then make_interval(secs => ${rememberedSeconds}::int) else interval '1 day' end`,
      })
      .where(and(eq(sessions.token, token), gt(sessions.expiresAt, sql`now()`)))
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
});

const codeOf = (error: unknown): string | undefined =>
  isAPIError(error) ? (error.body as { code?: string } | undefined)?.code : undefined;
