import type { FastifyRequest } from 'fastify';

/**
 * Tells whether one of our own pages made a request. Checked for every change that a cookie authorises, since browsers
 * send cookies along with requests from other sites, too.
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
