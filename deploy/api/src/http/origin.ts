import type { FastifyRequest } from 'fastify';

/**
 * Whether a request was made by a page of our own. Asked of whatever changes data on the strength of a cookie,
 * which the browser also sends along with a request that another site made.
 */
export function comesFromOurOwnPages(
  request: Pick<FastifyRequest, 'headers' | 'host'>,
  publicUrl: string,
): boolean {
  const { origin } = request.headers;
  if (request.headers['sec-fetch-site'] === 'same-origin') return true;
  if (origin === undefined) return false;
  return origin === new URL(publicUrl).origin || URL.parse(origin)?.host === request.host;
}
