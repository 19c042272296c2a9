import { eq } from 'drizzle-orm';
import { errors } from '@puente/contract/errors';
import { isEmailAddress } from '@puente/contract/forms/email';
import type { UserId } from '@puente/contract/ids';
import { messages } from '@puente/contract/messages';
import type { Database } from '../db/connect.ts';
import { accounts, users } from '../db/schema.ts';
import { refuseFields } from '../http/refuse.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { AccountDependencies } from './dependencies.ts';

interface NewUser {
  email: string;
  password: string;
  name: string;
  surname: string;
  phone: string | undefined;
}

export interface Registered {
  id: UserId;
  email: string;
}

export interface Registering {
  /**
   * Creates the account with everything that `more` adds, in one transaction.
   * @throws Refusal EmailTaken, ValidationError
   */
  register: (
    person: NewUser,
    more?: (tx: Database, user: Registered) => Promise<void>,
  ) => Promise<Registered>;
}

export const emailTaken = () => refuseFields({ email: errors.EmailTaken.text }, 'EmailTaken');

/** Checks addresses from a provider or the command line; forms have checked theirs. @throws Refusal ValidationError */
export function assertAddress(email: string): void {
  if (!isEmailAddress(email)) throw refuseFields({ email: messages.email });
}

export function assertUncommon(password: string): void {
  if (isCommonPassword(password)) throw refuseFields({ password: messages.passwordCommon });
}

export const registering = ({ db, hashes }: AccountDependencies): Registering => ({
  async register({ email, password, phone, ...person }, more) {
    assertUncommon(password);
    assertAddress(email);
    const [known] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (known) throw emailTaken();
    // Before the transaction: hashing is slow on purpose, and the embedded database has one connection.
    const hash = await hashes.hash(password);
    return db.transaction(async (tx) => {
      // Of two registrations at the same moment the database lets one through.
      const [user] = await tx
        .insert(users)
        .values({ ...person, email, phone: phone || null })
        .onConflictDoNothing({ target: users.email })
        .returning({ id: users.id, email: users.email });
      if (!user) throw emailTaken();
      await tx.insert(accounts).values(credential(user.id, hash));
      await more?.(tx, user);
      return user;
    });
  },
});

/** A password in the library's format. */
export const credential = (userId: UserId, hash: string) => ({
  userId,
  accountId: String(userId),
  providerId: 'credential',
  password: hash,
});
