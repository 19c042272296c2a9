import { type FastifyRequest } from 'fastify';
import { providers } from '@puente/contract/constants/providers';

/** Paths of the redirect to a provider, and of its callback. */
const ways = new RegExp(String.raw`^/api/connect/(${providers.join('|')})(?:/callback)?(?:\?|$)`);

/**
 * Page for a visitor on the way to Google or Microsoft, or back, while the API does not respond. The API's response
 * would have been a page, so this one explains the error and offers links.
 */
export function providerPage({
  method,
  url,
  headers,
}: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): string | undefined {
  const provider = ways.exec(url)?.[1];
  if (provider === undefined || method !== 'GET' || !headers.accept?.includes('text/html')) return undefined;
  return `/connect/${provider}?error=Unavailable`;
}
