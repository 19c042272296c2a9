import { createEmailVerificationToken, isAPIError } from 'better-auth/api';
import { errors } from '@puente/contract/errors';
import { messages } from '@puente/contract/messages';
import type { RegistrableRole } from '@puente/contract/roles';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { users } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import { confirmationLetter } from '../mail/letters.ts';
import type { Mailer } from '../mail/mailer.ts';
import { isCommonPassword } from './common-passwords.ts';
import { confirmationHours, type Library, openLibrary } from './library.ts';

interface NewUser {
  email: string;
  password: string;
  name: string;
  surname: string;
  phone: string | undefined;
  profileType: RegistrableRole;
}

/** Accounts and sessions: what the routes ask of better-auth, in the product's words. */
export interface Accounts {
  /** @throws Refusal EmailTaken, ValidationError */
  register: (person: NewUser) => Promise<{ id: number; email: string }>;
  remove: (userId: number) => Promise<void>;
  /** The token of a new session. @throws Refusal InvalidCredentials, EmailNotConfirmed */
  logIn: (email: string, password: string, rememberMe: boolean) => Promise<string>;
  logOut: (token: string) => Promise<void>;
  /** Mails the link. Does nothing, as far as anybody can tell, for an unknown or confirmed address. */
  sendConfirmation: (email: string) => Promise<void>;
  /** Whether the link was good. A link is good once. */
  confirm: (confirmation: string) => Promise<boolean>;
}

interface AccountsOptions {
  db: Database;
  mailer: Mailer;
  publicUrl: string;
  secret: string;
  onError: (message: string) => void;
}

export async function openAccounts({ db, mailer, publicUrl, secret, onError }: AccountsOptions): Promise<Accounts> {
  const library = openLibrary({ db, publicUrl, secret, onError });
  const context = await library.$context;

  const userByEmail = async (email: string) =>
    (await db.select({ id: users.id, name: users.name, confirmed: users.emailVerified }).from(users).where(eq(users.email, email)))[0];

  return {
    async register(person) {
      const { email, password } = person;
      if (isCommonPassword(password)) throw refuseFields({ password: messages.passwordCommon });
      const taken = refuseFields({ email: errors.EmailTaken.text }, 'EmailTaken');
      if (await userByEmail(email)) throw taken;
      const created = await signUp(library, person);
      if ('refused' in created) {
        // The library is stricter than our form about what an address is, and about nothing else.
        if (created.refused === 'VALIDATION_ERROR') throw refuseFields({ email: messages.email });
        // Two registrations at the same moment: the database let one through.
        if (await userByEmail(email)) throw taken;
        throw created.error;
      }
      // For an address that was taken meanwhile the library answers a made-up person.
      if (!Number.isInteger(created.id)) throw taken;
      return { id: created.id, email };
    },

    remove: async (userId) => {
      await db.delete(users).where(eq(users.id, userId));
    },

    async logIn(email, password, rememberMe) {
      try {
        const { token } = await library.api.signInEmail({ body: { email, password, rememberMe } });
        return token;
      } catch (error) {
        const code = codeOf(error);
        if (code === 'EMAIL_NOT_VERIFIED') throw refuse('EmailNotConfirmed');
        if (code === 'INVALID_EMAIL_OR_PASSWORD') throw refuse('InvalidCredentials');
        if (code !== 'INVALID_EMAIL') throw error;
        // An address that cannot exist takes as long as one that does.
        await context.password.hash(password);
        throw refuse('InvalidCredentials');
      }
    },

    logOut: (token) => context.internalAdapter.deleteSession(token),

    async sendConfirmation(email) {
      const user = await userByEmail(email);
      const token = await createEmailVerificationToken(context.secret, email, undefined, confirmationHours * 60 * 60);
      if (!user || user.confirmed) return;
      const url = `${publicUrl}/api/auth/email-confirmation?confirmation=${encodeURIComponent(token)}`;
      mailer.send(email, confirmationLetter(user.name, url));
    },

    async confirm(confirmation) {
      const email = emailIn(confirmation);
      const user = email === undefined ? undefined : await userByEmail(email);
      if (!user || user.confirmed) return false;
      try {
        const { status } = (await library.api.verifyEmail({ query: { token: confirmation } })) ?? {};
        return status === true;
      } catch (error) {
        if (isAPIError(error)) return false;
        throw error;
      }
    },
  };
}

type SignUp = { id: number } | { refused: string; error: unknown };

async function signUp(library: Library, { phone, ...person }: NewUser): Promise<SignUp> {
  try {
    const { user } = await library.api.signUpEmail({ body: { ...person, ...(phone && { phone }) } });
    return { id: Number(user.id) };
  } catch (error) {
    const refused = codeOf(error);
    if (refused === undefined) throw error;
    return { refused, error };
  }
}

const codeOf = (error: unknown): string | undefined =>
  isAPIError(error) ? (error.body as { code?: string } | undefined)?.code : undefined;

/** The address that a link claims to be for. Only the library says whether the claim holds. */
function emailIn(confirmation: string): string | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(confirmation.split('.')[1] ?? '', 'base64url').toString());
    const email = (payload as { email?: unknown } | null)?.email;
    return typeof email === 'string' ? email : undefined;
  } catch {
    return undefined;
  }
}
