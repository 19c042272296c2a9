import { type FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';
import { isStream } from './streams.ts';

/** What one address may have under way at once. */
export interface AddressLimits {
  requestsPerAddress: number;
  /** Streams of events, which stay for as long as their pages are open. They are not among the requests. */
  streamsPerAddress: number;
}

/** A client has more of these than it may. */
class TooManyUnderWay extends Error {
  readonly statusCode = 429;
}

/** Limits how many requests, and how many streams, of one address may be under way at once. */
export function limitRequestsUnderWay(
  app: FastifyInstance,
  { requestsPerAddress, streamsPerAddress }: AddressLimits,
): void {
  const requests = new UnderWay(requestsPerAddress);
  const streams = new UnderWay(streamsPerAddress);
  app.addHook('onRequest', (request, reply, done) => {
    const network = networkOf(request.ip);
    const counted = isStream(request.url) ? streams : requests;
    if (!counted.enter(network))
      return done(new TooManyUnderWay('Too many requests of one address are under way.'));
    reply.raw.once('close', () => counted.leave(network));
    done();
  });
}

class UnderWay {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  enter(network: string): boolean {
    const count = (this.#counts.get(network) ?? 0) + 1;
    if (count > this.#most) return false;
    this.#counts.set(network, count);
    return true;
  }

  leave(network: string): void {
    const left = (this.#counts.get(network) ?? 0) - 1;
    if (left > 0) this.#counts.set(network, left);
    else this.#counts.delete(network);
  }
}

/** An address; of IPv6 the half that a provider gives to one customer, who may have any address in it. */
function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 4).join(':') : address.toString();
}
