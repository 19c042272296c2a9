import { type FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';

/** A client has more of these than it may. */
class TooManyUnderWay extends Error {
  readonly statusCode = 429;
}

/** Limits how many requests of one address may be under way at once. */
export function limitRequestsUnderWay(app: FastifyInstance, most: number): void {
  const underWay = new Map<string, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const network = networkOf(request.ip);
    const count = (underWay.get(network) ?? 0) + 1;
    if (count > most) return done(new TooManyUnderWay('Too many requests of one address are under way.'));
    underWay.set(network, count);
    reply.raw.once('close', () => {
      const left = (underWay.get(network) ?? 0) - 1;
      if (left > 0) underWay.set(network, left);
      else underWay.delete(network);
    });
    done();
  });
}

/** An address; of IPv6 the half that a provider gives to one customer, who may have any address in it. */
function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 4).join(':') : address.toString();
}
