import { and, eq } from 'drizzle-orm';
import type { UserId } from '@puente/contract/ids';
import { accounts } from '../db/schema.ts';
import { Refusal } from '../http/refuse.ts';
import type { AccountDependencies } from './dependencies.ts';

/** Replaces a hash with outdated parameters at a login, the only time at which the password is known. */
export async function renewHash(
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
