import type { UserId } from '@puente/contract/ids';
import type { Connect } from '../connect/connect.ts';
import { completePendingLink } from '../connect/pending-link.ts';
import type { Database } from '../db/connect.ts';
import { refuse } from '../http/refuse.ts';
import type { SecondFactor } from '../second-factor/second-factor.ts';
import { issueTicket, ticketSeconds } from '../second-factor/tickets.ts';
import type { SecurityLog } from '../security-events/security-log.ts';
import type { Browser } from '../server/serve.ts';
import type { Accounts } from './accounts.ts';
import type { KnownDevices } from './known-devices.ts';

/** Cookie with the ticket of a login that has passed its first step (second-factor/tickets.ts). */
export const ticketCookie = 'u4iSecondFactor';

interface LoginContext {
  db: Database;
  accounts: Accounts;
  connect: Connect;
  secondFactor: SecondFactor;
  browser: Browser;
  knownDevices: KnownDevices;
  securityLog: SecurityLog;
}

interface Login {
  userId: UserId;
  rememberMe: boolean;
  /** Session that a login by password opened once the password was right. */
  opened?: string;
}

/**
 * Completes the first factor of every login: by password, by a provider, by a mailed code. Returns the token of the
 * session.
 * @throws Refusal SecondFactorRequired for an account with a second factor; this browser then has a ticket for the
 * second step
 */
export async function completeFirstFactor(
  context: LoginContext,
  { opened, ...login }: Login,
): Promise<string> {
  const { db, accounts, secondFactor, browser } = context;
  if (!(await secondFactor.isOn(login.userId))) return completeLogin(context, { ...login, opened });
  if (opened !== undefined) await accounts.logOut(opened);
  browser.keep(ticketCookie, await issueTicket(db, login), ticketSeconds);
  throw refuse('SecondFactorRequired');
}

/** Completes the login of a user who has proved every required factor. */
export async function completeLogin(
  context: Omit<LoginContext, 'db' | 'secondFactor'>,
  { userId, rememberMe, opened }: Omit<Login, 'opened'> & { opened?: string | undefined },
): Promise<string> {
  const { accounts, browser, knownDevices, securityLog } = context;
  const token = opened ?? (await accounts.openSession({ userId, rememberMe, userAgent: browser.userAgent }));
  await completePendingLink(context, userId);
  await securityLog.note({ kind: 'login', userId });
  browser.remember(token, rememberMe);
  await knownDevices.remember(browser, await accounts.emailOf(userId));
  return token;
}
