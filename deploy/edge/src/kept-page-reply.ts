import { Negotiator } from '@fastify/accept-negotiator';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type KeptPage, type KeptPages, type PageEncoding, pageEncodings } from './kept-pages.ts';

/**
 * Value of `cache-control` for public pages. Browsers ask at each view; caches of others may answer for 5 s, and while
 * they ask.
 */
const publicPageKeeping = 'public, max-age=0, s-maxage=5, stale-while-revalidate=60';

/** Value of `cache-control` while another visitor may get another page at the same address. */
const unsharedPageKeeping = 'private, max-age=0';

/** Browsers send few different values. */
const encodings = new Negotiator<PageEncoding>({
  supportedValues: [...pageEncodings],
  cache: new LRUCache<string, string>({ max: 500 }),
});

/**
 * Sends a kept page, or 304 to a browser that has it.
 * @param releaseSet id of the page's release set, by which caches can purge it
 * @param isShared false when no shared cache may keep it
 */
export async function sendKeptPage(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    pages,
    kept,
    releaseSet,
    isShared,
  }: { pages: KeptPages; kept: KeptPage; releaseSet: string; isShared: boolean },
): Promise<FastifyReply> {
  const { 'if-none-match': known = '', 'accept-encoding': accepted = '' } = request.headers;
  reply.headers({
    ...kept.headers,
    etag: kept.etag,
    'cache-control': isShared ? publicPageKeeping : unsharedPageKeeping,
    // With a session there is another page. Caches that bypass by the session's cookie may ignore this.
    vary: 'accept-encoding, cookie',
    'cache-tag': `pages, release-set-${releaseSet}`,
  });
  if (names(known, kept.etag)) return reply.code(304).send();
  const encoding = encodings.negotiate(accepted) ?? 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await pages.bodyOf(kept, encoding));
}

/** Tells whether a list of entity tags has this one. Weak and strong ones count as equal. */
const names = (list: string, etag: string): boolean =>
  list !== '' && list.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));
