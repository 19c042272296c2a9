import { and, eq } from 'drizzle-orm';
import type { Provider } from '@puente/contract/constants/providers';
import { personName } from '@puente/contract/forms/registration';
import type { UserId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { withoutUnseen } from '@puente/contract/unseen';
import type { Database } from '../db/connect.ts';
import { accounts, users } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import type { AccountDependencies } from './dependencies.ts';
import { linkedMail } from './mails.ts';
import { assertAddress } from './registering.ts';

/** A user's identity as the provider asserts it, after its signature, audience, issuer and time were verified. */
export interface Identity {
  provider: Provider;
  /** The user's id at the provider, which never gives it to another user. */
  subject: string;
  email: string | undefined;
  /** Tells whether the provider has verified that the address is the user's. An unverified address proves nothing. */
  emailVerified: boolean;
  name: string;
  surname: string;
  /** Address of a portrait. */
  picture: string | undefined;
}

/** A link between an account and a provider that takes effect at the user's next login. */
export interface PendingLink {
  provider: Provider;
  subject: string;
  userId: UserId;
}

export type Recognised = { known: UserId } | { created: UserId } | { pending: PendingLink };

/** Data that users entered themselves, in addition to the provider's. */
interface Given {
  name?: string | undefined;
  surname?: string | undefined;
  phone?: string | undefined;
}

export interface Identities {
  /**
   * Finds the user of an identity. A new person gets an account together with everything that `more` adds to it, or
   * none. For an existing account's address the link waits for a login, since the address does not prove ownership of
   * the account.
   * @throws Refusal ProviderEmailUnverified
   */
  recognise: (
    identity: Identity,
    given?: Given,
    more?: (tx: Database, userId: UserId) => Promise<void>,
  ) => Promise<Recognised>;
  /** Completes a pending link when its user logs in. A login of another user does not complete it. */
  link: (pending: PendingLink, userId: UserId) => Promise<void>;
  emailOf: (userId: UserId) => Promise<string>;
}

const providerNames = { google: 'Google', microsoft: 'Microsoft' } as const satisfies Record<
  Provider,
  string
>;

export const identities = ({ db, mailer, publicUrl }: AccountDependencies): Identities => {
  const ownerOf = async (within: Database, { provider, subject }: Pick<Identity, 'provider' | 'subject'>) => {
    const isTheirs = and(eq(accounts.providerId, provider), eq(accounts.accountId, subject));
    return (await within.select({ userId: accounts.userId }).from(accounts).where(isTheirs))[0]?.userId;
  };

  return {
    async recognise(identity, given = {}, more) {
      const owner = await ownerOf(db, identity);
      if (owner !== undefined) return { known: owner };
      const email = identity.email?.trim().toLowerCase() ?? '';
      if (!identity.emailVerified || email === '' || email.length > limits.email.max)
        throw refuse('ProviderEmailUnverified');
      assertAddress(email);
      return db.transaction(async (tx) => {
        const [user] = await tx
          .insert(users)
          .values({
            email,
            emailVerified: true,
            name: given.name ?? (tidy(identity.name) || (email.split('@')[0] ?? '')),
            surname: given.surname ?? tidy(identity.surname),
            phone: given.phone || null,
          })
          .onConflictDoNothing({ target: users.email })
          .returning({ id: users.id });
        if (user) {
          await tx
            .insert(accounts)
            .values({ userId: user.id, providerId: identity.provider, accountId: identity.subject });
          await more?.(tx, user.id);
          return { created: user.id };
        }
        // The same person logs in twice at the same moment: the other login has made the account.
        const meanwhile = await ownerOf(tx, identity);
        if (meanwhile !== undefined) return { known: meanwhile };
        const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
        if (!taken) throw refuse('ProviderRefused');
        return { pending: { provider: identity.provider, subject: identity.subject, userId: taken.id } };
      });
    },

    async emailOf(userId) {
      const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
      if (!user) throw refuse('Unauthorized');
      return user.email;
    },

    link: (pending, userId) =>
      db.transaction(async (tx) => {
        if (pending.userId !== userId) return;
        const [linked] = await tx
          .insert(accounts)
          .values({ userId, providerId: pending.provider, accountId: pending.subject })
          .onConflictDoNothing()
          .returning({ id: accounts.id });
        const [user] = await tx
          .select({ email: users.email, name: users.name })
          .from(users)
          .where(eq(users.id, userId));
        if (linked && user)
          await mailer.send(
            user.email,
            linkedMail(user.name, providerNames[pending.provider], publicUrl),
            tx,
          );
      }),
  };
};

/** Normalises a provider's name to our form of names (`personName`). Returns an empty text when it has no letter. */
function tidy(name: string): string {
  const onOneLine = withoutUnseen(name)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const known = personName.safeParse(withoutUnseen(onOneLine.slice(0, limits.name.max)));
  return known.success ? known.data : '';
}
