import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { type Provider, providers } from '@puente/contract/constants/providers';
import { ids } from '@puente/contract/ids';
import { returnPath } from '@puente/contract/return-path';
import type { Identity, PendingLink, Recognised } from '../accounts/identities.ts';
import { refuse } from '../http/refuse.ts';
import { type OpenIdProvider, openProvider } from './provider.ts';
import type { ProvidersSettings } from './settings.ts';
import { type Signed, signed } from './signed.ts';

const journey = z.object({
  provider: z.enum(providers),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirect: z.nullable(z.string()),
  rememberMe: z.boolean(),
});

/** Purpose of a login at a provider, stored in a signed cookie of the browser. */
type Journey = z.output<typeof journey>;

const pendingLink = z.object({ provider: z.enum(providers), subject: z.string(), userId: ids.user });

/** Login with external providers. */
export interface Connect {
  offered: Provider[];
  /** @throws Refusal NotFound for a provider without keys, Unavailable */
  leave: (
    provider: Provider,
    wanted: { redirect: string | undefined; rememberMe: boolean },
  ) => Promise<{ location: string; journey: string }>;
  /** @throws Refusal ProviderCancelled, ProviderRefused, Unavailable */
  arrive: (
    provider: Provider,
    parameters: URLSearchParams,
    journey: string | undefined,
  ) => Promise<{ identity: Identity; journey: Journey }>;
  /** Returns the identity in a token that a client sent. @throws Refusal ProviderRefused, NotFound, Unavailable */
  identify: (provider: Provider, token: string) => Promise<Identity>;
  journeys: Pick<Signed<Journey>, 'seconds'>;
  arrivals: Arrivals<{ recognised: Recognised; journey: Journey }>;
  /** Links that wait for a login to the account with the same address. */
  pending: Signed<PendingLink>;
}

export function openConnect({
  settings,
  publicUrl,
  secret,
}: {
  settings: ProvidersSettings;
  publicUrl: string;
  secret: string;
}): Connect {
  const opened = new Map<Provider, OpenIdProvider>();
  for (const provider of providers) {
    const keys = settings[provider];
    if (keys)
      opened.set(provider, openProvider(provider, keys, `${publicUrl}/api/connect/${provider}/callback`));
  }
  const theirs = (provider: Provider): OpenIdProvider => {
    const found = opened.get(provider);
    if (!found) throw refuse('NotFound');
    return found;
  };
  // Time to type a password and answer a telephone there; time to find the password here.
  const journeys = signed(secret, 'connect', journey, 10 * 60);
  const pending = signed(secret, 'pending-link', pendingLink, 15 * 60);

  return {
    offered: [...opened.keys()],
    journeys,
    arrivals: openArrivals(),
    pending,

    async leave(provider, { redirect, rememberMe }) {
      const { location, leaving } = await theirs(provider).leave();
      return {
        location,
        journey: await journeys.sign({ provider, ...leaving, redirect: returnPath(redirect), rememberMe }),
      };
    },

    async arrive(provider, parameters, text) {
      const known = theirs(provider);
      const begun = await journeys.read(text);
      // No login at this provider began in this browser, or it began too long ago.
      if (begun?.provider !== provider) throw refuse('ProviderRefused');
      return { identity: await known.arrive(parameters, begun), journey: begun };
    },

    identify: (provider, token) =>
      provider === 'google' ? theirs(provider).fromIdToken(token) : theirs(provider).fromAccessToken(token),
  };
}

/** Milliseconds. A browser repeats a request at once, or not at all. */
const remembered = 60_000;
const atOnce = 1000;

/**
 * Remembers the results of provider callbacks. A provider's code is valid once, but browsers may request the page
 * twice: when a service worker is starting, or the user is impatient. The second request gets the first one's result.
 */
interface Arrivals<Arrival extends object> {
  /** @param key of the address and the browser: another browser is a different request */
  once: (key: string, find: () => Promise<Arrival>) => Promise<Arrival>;
}

function openArrivals<Arrival extends object>(): Arrivals<Arrival> {
  const arrivals = new LRUCache<string, Promise<Arrival>>({ max: atOnce, ttl: remembered });
  return {
    once(key, find) {
      const known = arrivals.get(key);
      if (known) return known;
      const arrival = find();
      arrivals.set(key, arrival);
      // A provider in trouble is asked again.
      arrival.catch(() => arrivals.delete(key));
      return arrival;
    },
  };
}
