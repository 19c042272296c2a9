import type { Accounts } from '../accounts/accounts.ts';
import type { Actor } from '../serving/actor.ts';
import type { Browser } from '../serving/serve.ts';
import { assertPassword, assertItIsThem } from '../users/own-user.ts';

/** Of a request that changes how its caller logs in. */
interface Asked {
  accounts: Accounts;
  actor: Pick<Actor, 'userId'>;
  body: { password?: string | undefined };
  browser: Pick<Browser, 'token'>;
}

/**
 * Checks the caller before their logins change: a session that was left open must not be enough. Users without a password
 * have come through a provider, and a fresh login is all that they can show.
 * @throws Refusal ValidationError for a missing or wrong password, RecentLoginRequired
 */
export async function assertOwner({ accounts, actor: { userId }, body, browser }: Asked): Promise<void> {
  if (await accounts.hasPassword(userId)) await assertPassword(accounts, userId, body.password);
  else await assertItIsThem(accounts, userId, undefined, browser.token);
}
