import { createEmailVerificationToken } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { users } from '../db/schema.ts';
import { confirmationMail } from '../mail/mail-content.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { AccountDependencies } from './dependencies.ts';
import { type EmailChanges, emailChanges } from './email-change.ts';
import { type Identities, identities } from './identities.ts';
import { confirmationHours, openLibrary } from './library.ts';
import { type Logins, logins } from './logins.ts';
import type { PasswordHashes } from './password-hashes.ts';
import { type Passwords, passwords } from './passwords.ts';
import { type Registering, registering } from './registering.ts';

interface Confirming {
  /** Mails the link. Sends nothing for an unknown or confirmed address, but the client cannot tell. */
  sendConfirmation: (email: string, within?: Database) => Promise<void>;
  /** Mails a user the link that they need to log in: to confirm the address, or else to choose a new password. */
  sendWayIn: (email: string) => Promise<void>;
}

/** Accounts and sessions: the interface of the routes to better-auth. */
export interface Accounts extends Registering, Confirming, Logins, Passwords, Identities, EmailChanges {}

interface AccountsOptions {
  db: Database;
  mailer: Mailer;
  publicUrl: string;
  secret: string;
  hashes: PasswordHashes;
  onError: (message: string) => void;
}

export async function openAccounts({
  db,
  mailer,
  publicUrl,
  secret,
  hashes,
  onError,
}: AccountsOptions): Promise<Accounts> {
  const library = openLibrary({ db, publicUrl, secret, hashes, onError });
  const parts: AccountDependencies = { db, mailer, publicUrl, hashes, context: await library.$context };
  const ofPasswords = passwords(parts);
  return {
    ...registering(parts),
    ...logins(parts),
    ...ofPasswords,
    ...identities(parts),
    ...emailChanges(parts),
    ...confirming(parts, ofPasswords),
  };
}

function confirming(
  { db, mailer, publicUrl, context }: AccountDependencies,
  { forgotPassword }: Passwords,
): Confirming {
  const userByEmail = async (email: string, within = db) =>
    (
      await within
        .select({ name: users.name, confirmed: users.emailVerified })
        .from(users)
        .where(eq(users.email, email))
    )[0];

  const sendConfirmation: Confirming['sendConfirmation'] = async (email, within) => {
    const user = await userByEmail(email, within);
    const token = await createEmailVerificationToken(
      context.secret,
      email,
      undefined,
      confirmationHours * 60 * 60,
    );
    // Mail scanners open links before people do: the page asks for the password, and only that login confirms.
    const url = `${publicUrl}/user/auth/login?confirmation=${encodeURIComponent(token)}`;
    await mailer.send(
      user && !user.confirmed ? email : null,
      confirmationMail(user?.name ?? '', url),
      within,
    );
  };

  return {
    sendConfirmation,

    async sendWayIn(email) {
      // Both for every address: one of them sends nothing, and the time taken does not tell which.
      const isUnconfirmed = (await userByEmail(email))?.confirmed === false;
      await sendConfirmation(email);
      await forgotPassword(isUnconfirmed ? nobody : email);
    },
  };
}

/** Address that no account has. */
const nobody = '';
