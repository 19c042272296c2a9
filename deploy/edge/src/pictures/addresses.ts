import { createHash } from 'node:crypto';
import { type Brand } from '../brand-files.ts';
import { type PageHead } from '../drawn-page.ts';
import { isOnePublicPage } from '../page-access.ts';
import { type RouteOwner } from '../served-app.ts';
import { mayHavePicture, type PictureWords, pictureWordsOf } from './words.ts';

export const picturesPath = '/compartir';

interface PageOfPicture {
  owner: RouteOwner | undefined;
  head: PageHead | undefined;
  /** Path and query, as the visitor requested them. */
  address: string;
  brand: Brand;
}

/**
 * Address of a page's picture, without origin: `/compartir/projects/12.png?v=…`. The version depends on the texts of
 * the picture, so a new title changes the address and browser caches are bypassed.
 * @returns undefined when the page has none
 */
export function addressOfPicture({ owner, head, address, brand }: PageOfPicture): string | undefined {
  if (!owner || !mayHavePicture(owner, head)) return undefined;
  const [path = '/', query] = address.split('?', 2);
  const [page = '/'] = (head?.path ?? (isOnePublicPage(owner) ? owner.route.path : path)).split('?', 1);
  // Of a page with a query, the title may be a visitor's words: the picture has that of the page without.
  const words = query === undefined ? pictureWordsOf(owner, head) : undefined;
  return `${picturesPath}${page === '/' ? '' : page}.png${words ? `?v=${versionOf(words, brand)}` : ''}`;
}

/** Path of the page that this picture belongs to; undefined for any other path. */
export function pageOfPicture(path: string): string | undefined {
  if (!path.startsWith(picturesPath) || !path.endsWith('.png')) return undefined;
  return path.slice(picturesPath.length, -'.png'.length) || '/';
}

export const versionOf = (words: PictureWords, { name, colours }: Brand): string =>
  createHash('sha256')
    .update(JSON.stringify([words, name, colours]))
    .digest('base64url')
    .slice(0, 12);
