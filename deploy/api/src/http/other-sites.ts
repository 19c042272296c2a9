import type { FastifyInstance } from 'fastify';
import type { RateLimits } from './rate-limits.ts';

/** Pages of other sites may read a response with these headers, which browsers then request without cookies. */
export const forOtherSites = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Answers the question of browsers whether a page of another site may send headers such as `cache-control`. */
export function allowPreflight(app: FastifyInstance, url: string, rateLimits: RateLimits): void {
  app.options(url, async (request, reply) => {
    await rateLimits.byAddress(request, undefined);
    return reply
      .code(204)
      .headers({
        ...forOtherSites,
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': '*',
        'access-control-max-age': '86400',
      })
      .send();
  });
}
