import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { signed } from '../connect/signed.ts';
import type { Jar } from '../http/cookies.ts';
import { keyedHash } from '../http/keyed-hash.ts';

/**
 * Browsers that have logged in before. Each has a signed cookie with its number and hashes of the addresses that it
 * logged in with. The cookie grants no access: it only keeps guesses of strangers from using up the tries of such a
 * browser.
 */
export interface KnownDevices {
  /** Number of the browser, if it has logged in with this address. */
  idFor: (browser: Pick<Jar, 'cookie'>, email: string) => Promise<string | undefined>;
  remember: (browser: Pick<Jar, 'cookie' | 'keep'>, email: string) => Promise<void>;
}

const deviceCookie = 'u4iDevice';
const halfAYear = 183 * 24 * 60 * 60;
/** Upper limit of accounts that share a browser. */
const mostAccounts = 5;

const device = z.object({
  id: z.string().check(z.maxLength(40)),
  accounts: z.array(z.string()).check(z.maxLength(mostAccounts)),
});

export function makeKnownDevices(secret: string): KnownDevices {
  const devices = signed(secret, 'known device', device, halfAYear);
  const hashOf = (email: string): string => keyedHash(secret, `device ${email}`);
  return {
    async idFor(browser, email) {
      const known = await devices.read(browser.cookie(deviceCookie));
      return known?.accounts.includes(hashOf(email)) === true ? known.id : undefined;
    },
    async remember(browser, email) {
      const known = await devices.read(browser.cookie(deviceCookie));
      const others = (known?.accounts ?? []).filter((account) => account !== hashOf(email));
      const accounts = [hashOf(email), ...others].slice(0, mostAccounts);
      browser.keep(deviceCookie, await devices.sign({ id: known?.id ?? randomUUID(), accounts }), halfAYear);
    },
  };
}
