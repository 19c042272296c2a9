import { providers } from '@puente/contract/calls/connect';
import { type FastifyRequest } from 'fastify';

/** The way to a provider and the way back. */
const ways = new RegExp(String.raw`^/api/connect/(${providers.join('|')})(?:/callback)?(?:\?|$)`);

/**
 * Where a person finds words and a way on, when the browser itself was on its way to Google or Microsoft, or back, and the API
 * cannot be asked: its answer would be the page.
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
