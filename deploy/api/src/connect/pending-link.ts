import type { UserId } from '@puente/contract/ids';
import type { Accounts } from '../accounts/accounts.ts';
import type { PendingLink } from '../accounts/identities.ts';
import type { Jar } from '../http/cookies.ts';
import type { Connect } from './connect.ts';

const cookie = 'u4iPendingLink';

/** Stores the pending link in this browser until a login to the account with the same address. */
export async function keepPendingLink(browser: Jar, { pending }: Connect, link: PendingLink): Promise<void> {
  browser.keep(cookie, await pending.sign(link), pending.seconds);
}

/**
 * Completes the link after a login of any kind, which proves that the account belongs to the user. A login to another
 * account links nothing.
 */
export async function completePendingLink(
  { browser, accounts, connect }: { browser: Jar; accounts: Accounts; connect: Connect },
  userId: UserId,
): Promise<void> {
  const kept = browser.cookie(cookie);
  if (kept === undefined) return;
  browser.drop(cookie);
  const link = await connect.pending.read(kept);
  if (link) await accounts.link(link, userId);
}
