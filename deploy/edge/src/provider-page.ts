import { providers } from '@puente/contract/calls/connect';
import { type FastifyRequest } from 'fastify';

/** The way to a provider and the way back. */
const ways = new RegExp(String.raw`^/api/connect/(${providers.join('|')})(?:/callback)?(?:\?|$)`);

/**
 * The page for a visitor whose browser was on its way to Google or Microsoft, or back, while the API cannot
 * be asked: the API's answer would have been the page. It gives them words and a way on.
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
