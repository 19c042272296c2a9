import { type FastifyInstance } from 'fastify';
import { networkOf, networksOfSite, siteOf } from '@puente/contract/networks';
import { isStream } from './streams.ts';

/**
 * Limits for concurrent requests of one address, or of one /64 of IPv6. A /48 may have `networksOfSite` times as many.
 */
export interface AddressLimits {
  requestsPerAddress: number;
  /** Limit for event streams, which stay open as long as their pages. They do not count as requests. */
  streamsPerAddress: number;
}

/** A client exceeds its limit. */
class TooManyRequests extends Error {
  readonly statusCode = 429;
}

/** Limits how many requests, and how many streams, one address may have open at once. */
export function limitConcurrentRequests(
  app: FastifyInstance,
  { requestsPerAddress, streamsPerAddress }: AddressLimits,
): void {
  const requests = new OpenRequests(requestsPerAddress);
  const streams = new OpenRequests(streamsPerAddress);
  app.addHook('onRequest', (request, reply, done) => {
    // Once the client has left, the request has no address any more.
    const { ip } = request;
    const counted = isStream(request.url) ? streams : requests;
    if (!counted.enter(ip))
      return done(new TooManyRequests('Too many requests of one address are under way.'));
    reply.raw.once('close', () => counted.leave(ip));
    done();
  });
}

class OpenRequests {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  enter(ip: string): boolean {
    const keys = keysOf(ip);
    if (keys.some(([key, times]) => this.#countOf(key) >= this.#most * times)) return false;
    for (const [key] of keys) this.#counts.set(key, this.#countOf(key) + 1);
    return true;
  }

  leave(ip: string): void {
    for (const [key] of keysOf(ip)) {
      const left = this.#countOf(key) - 1;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
    }
  }

  #countOf(key: string): number {
    return this.#counts.get(key) ?? 0;
  }
}

/** Networks that an address belongs to, each with the factor for its limit. */
function keysOf(ip: string): [key: string, times: number][] {
  const site = siteOf(ip);
  return [[networkOf(ip), 1], ...(site === undefined ? [] : [[site, networksOfSite] as [string, number]])];
}
