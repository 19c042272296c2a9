import type { FastifyRequest } from 'fastify';
import type { Call } from '@puente/contract/call';
import { networkOf, networksOfSite, siteOf } from '@puente/contract/networks';
import type { Actor } from '../access/actor.ts';
import type { KnownDevices } from '../accounts/known-devices.ts';
import type { Connection } from '../db/connect.ts';
import type { Visitor } from '../fairness/visitor.ts';
import type { Metrics } from '../metrics.ts';
import type { Jar } from './cookies.ts';
import { type Count, countHere, countInBatches, countTogether } from './counts.ts';
import { keyedHash } from './keyed-hash.ts';
import { asksForWords } from './parsing.ts';
import { refuse } from './refuse.ts';

type Bucket = NonNullable<Call['limit']>;

interface Allowance {
  max: number;
  minutes: number;
}

/**
 * Limits by address are much higher than by account, since a whole campus can share one address. A /64 of IPv6 counts
 * as one address, and a /48 gets `networksOfSite` times as much.
 */
export const general: Allowance = { max: 3000, minutes: 1 };
/** Points for prices (`Call.price` and the price of a list's query). A search with facets costs about ten. */
export const points = {
  address: { max: 30_000, minutes: 1 },
  account: { max: 3_000, minutes: 1 },
} as const satisfies Record<string, Allowance>;
export const allowances: Record<Bucket, { address: Allowance; account: Allowance }> = {
  login: { address: { max: 100, minutes: 15 }, account: { max: 10, minutes: 15 } },
  register: { address: { max: 60, minutes: 60 }, account: { max: 5, minutes: 60 } },
  mail: { address: { max: 60, minutes: 60 }, account: { max: 5, minutes: 60 } },
  upload: { address: { max: 300, minutes: 60 }, account: { max: 30, minutes: 60 } },
  // As many as the largest file has, for each file that may come.
  uploadPart: { address: { max: 6000, minutes: 60 }, account: { max: 600, minutes: 60 } },
  search: { address: { max: 1200, minutes: 1 }, account: { max: 240, minutes: 1 } },
  chat: { address: { max: 600, minutes: 5 }, account: { max: 40, minutes: 5 } },
  // Of the organisation and of each of its people, whoever is invited.
  invite: { address: { max: 60, minutes: 60 }, account: { max: 20, minutes: 24 * 60 } },
  // By the address that is to be answered, too: no user needs more, and our mail is not to be filled.
  contact: { address: { max: 30, minutes: 60 }, account: { max: 5, minutes: 60 } },
  // A release that fails everywhere makes a whole campus report at once. Reports beyond this limit would add nothing.
  report: { address: { max: 120, minutes: 5 }, account: { max: 30, minutes: 5 } },
  // One a page view at least, and a campus shares an address; sent without the session, so addresses are all that counts.
  measure: { address: { max: 3000, minutes: 5 }, account: { max: 3000, minutes: 5 } },
};

/** Failed logins to one account from all addresses. Beyond the limit, unknown browsers have to wait this long. */
const guessed = { prefix: 'login-everywhere', points: 10, seconds: 15 * 60 };
const slowed = 3_000;

export interface RateLimits {
  /** Called before anything is read. @throws Refusal TooManyRequests */
  byAddress: (request: FastifyRequest, bucket: Bucket | undefined) => Promise<void>;
  /** Called once the query is parsed. @param price in points @throws Refusal TooManyRequests */
  byPrice: (visitor: Visitor, price: number) => Promise<void>;
  /**
   * Called once the account of a request is known. Tries are counted by account and network, so that a stranger cannot
   * use up the tries of another user.
   * @returns milliseconds that the request must wait: an account under attack slows down unknown browsers, but not one
   * that has logged in to it before
   * @throws Refusal TooManyRequests
   */
  byAccount: (
    request: FastifyRequest,
    bucket: Bucket | undefined,
    asked: { body: unknown; actor: Actor | null; browser: Pick<Jar, 'cookie'> },
  ) => Promise<number>;
}

interface RateLimitOptions {
  query: Connection['query'];
  pepper: string;
  knownDevices: KnownDevices;
  metrics: Pick<Metrics, 'refusals'>;
  /** Multiplies every limit; null switches them off. */
  factor: number | null;
}

/**
 * Creates the rate limits. All processes on one database share the counts, except the general one, which each process
 * counts itself, so that a list costs no write. Searches are counted together too, in batches.
 */
export function makeRateLimits({
  query,
  pepper,
  knownDevices,
  metrics,
  factor,
}: RateLimitOptions): RateLimits {
  if (factor === null)
    return {
      byAddress: () => Promise.resolve(),
      byPrice: () => Promise.resolve(),
      byAccount: () => Promise.resolve(0),
    };

  /** Hashes keys, so that the stored counts contain neither addresses nor e-mails. */
  const hashed = (text: string): string => keyedHash(pepper, text);
  const limiter = (
    bucket: Bucket | 'general' | 'price',
    by: 'address' | 'account' | 'site',
    { max, minutes }: Allowance,
  ): Count => {
    const times = by === 'site' ? networksOfSite * factor : factor;
    const allowance = { prefix: `${bucket}-${by}`, points: Math.ceil(max * times), seconds: minutes * 60 };
    if (bucket === 'general' || bucket === 'price') return countHere(allowance);
    return bucket === 'search' ? countInBatches(query, allowance) : countTogether(query, allowance);
  };
  const limitersOf = (by: 'address' | 'account' | 'site') =>
    Object.fromEntries(
      Object.entries(allowances).map(([bucket, of]) => [
        bucket,
        limiter(bucket as Bucket, by, of[by === 'account' ? 'account' : 'address']),
      ]),
    ) as Record<Bucket, Count>;
  const check = async (
    limit: Bucket | 'general' | 'price',
    by: 'address' | 'account' | 'site',
    count: Count,
    key: string,
    cost = 1,
  ): Promise<void> => {
    const wait = await count(key, cost);
    if (wait === null) return;
    metrics.refusals.inc({ limit, by });
    throw refuse('TooManyRequests', {}, { 'retry-after': String(Math.max(1, Math.ceil(wait / 1000))) });
  };

  const everything = {
    address: limiter('general', 'address', general),
    site: limiter('general', 'site', general),
  };
  const prices = {
    address: limiter('price', 'address', points.address),
    account: limiter('price', 'account', points.account),
  };
  const addresses = limitersOf('address');
  const accounts = limitersOf('account');
  const sites = limitersOf('site');
  const guesses = countTogether(query, { ...guessed, points: Math.ceil(guessed.points * factor) });

  return {
    byAddress: async (request, bucket) => {
      const network = networkOf(request.ip);
      const site = siteOf(request.ip);
      await check('general', 'address', everything.address, network);
      if (site !== undefined) await check('general', 'site', everything.site, site);
      if (!bucket || !isCounted(request, bucket)) return;
      await check(bucket, 'address', addresses[bucket], hashed(network));
      if (site !== undefined) await check(bucket, 'site', sites[bucket], hashed(site));
    },
    byPrice: ({ key, kind }, price) => check('price', kind, prices[kind], key, price),
    byAccount: async (request, bucket, { body, actor, browser }) => {
      if (!bucket || !isCounted(request, bucket)) return 0;
      for (const key of ownKeys(request, bucket, actor))
        await check(bucket, 'account', accounts[bucket], hashed(key));
      const account = accountIn(body);
      if (actor || account === undefined) return 0;
      const device = await knownDevices.idFor(browser, account);
      const from = device ?? networkOf(request.ip);
      await check(bucket, 'account', accounts[bucket], hashed(`${account} ${from}`));
      if (bucket !== 'login' || device !== undefined) return 0;
      return (await guesses(hashed(account))) === null ? 0 : slowed;
    },
  };
}

/** A list counts as a search only when its query has a word search. */
const isCounted = ({ raw: { url = '' } }: FastifyRequest, bucket: Bucket): boolean =>
  bucket !== 'search' || asksForWords(url);

/** Keys of a request with a session: the user's, and that of the organisation of an invitation. */
function ownKeys({ numbers }: FastifyRequest, bucket: Bucket, actor: Actor | null): string[] {
  if (!actor) return [];
  const user = `user-${actor.view?.viewerId ?? actor.userId}`;
  return bucket === 'invite' ? [user, `organization-${numbers['id']}`] : [user];
}

/** Returns the account that a request without a session names. */
function accountIn(body: unknown): string | undefined {
  const { identifier, email, data } = (body ?? {}) as {
    identifier?: unknown;
    email?: unknown;
    data?: { email?: unknown };
  };
  const account = identifier ?? email ?? data?.email;
  return typeof account === 'string' ? account : undefined;
}
