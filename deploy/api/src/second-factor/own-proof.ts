import type { Accounts } from '../accounts/accounts.ts';
import type { Actor } from '../serving/actor.ts';
import { assertPassword, assertItIsThem } from '../users/own-user.ts';

/**
 * Checks the caller before their logins change: a session that was left open must not be enough. Users without a password
 * have come through a provider, and a fresh login is all that they can show.
 * @throws Refusal ValidationError for a missing or wrong password, RecentLoginRequired
 */
export async function assertOwner(
  accounts: Accounts,
  { userId }: Pick<Actor, 'userId'>,
  password: string | undefined,
  token: string | undefined,
): Promise<void> {
  if (await accounts.hasPassword(userId)) await assertPassword(accounts, userId, password);
  else await assertItIsThem(accounts, userId, undefined, token);
}
