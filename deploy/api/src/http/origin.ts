import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of our own made a request. Asked of every request that changes data on the strength of a
 * cookie, which the browser also sends along with requests that other sites make.
 */
export function comesFromOurOwnPages(
  request: Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>,
  publicUrl: string,
): boolean {
  const { origin } = request.headers;
  if (request.headers['sec-fetch-site'] === 'same-origin') return true;
  if (origin === undefined) return false;
  const asked = URL.parse(`${request.protocol}://${request.host}`)?.origin;
  return origin === new URL(publicUrl).origin || origin === asked;
}

export const isHttps = (publicUrl: string): boolean => publicUrl.startsWith('https:');
