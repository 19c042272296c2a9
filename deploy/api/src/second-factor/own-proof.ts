import type { Actor } from '../access/actor.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Browser } from '../server/serve.ts';
import { assertItIsThem, assertPassword } from '../users/own-user.ts';

/** A request that changes how its user logs in. */
interface Asked {
  accounts: Accounts;
  actor: Pick<Actor, 'userId'>;
  body: { password?: string | undefined };
  browser: Pick<Browser, 'token'>;
}

/**
 * Authenticates the user again before their login data change: an unattended session must not be enough. Users without
 * a password came through a provider, and can only prove a recent login.
 * @throws Refusal ValidationError for a missing or wrong password, RecentLoginRequired
 */
export async function assertOwner({ accounts, actor: { userId }, body, browser }: Asked): Promise<void> {
  if (await accounts.hasPassword(userId)) await assertPassword(accounts, userId, body.password);
  else await assertItIsThem(accounts, userId, undefined, browser.token);
}
