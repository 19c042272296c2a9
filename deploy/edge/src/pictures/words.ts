import { type PageHead } from '../drawn-page.ts';
import { isOnePublicPage, isRenderedForEverybody } from '../page-access.ts';
import { type RouteOwner } from '../served-app.ts';

/** Texts in the picture of a page, as the renderer accepts them (its asked-picture.ts). */
export interface PictureWords {
  title: string;
  kind?: string;
  facts: string[];
}

const most = { title: 300, kind: 60, facts: 3, fact: 120 } as const;

/**
 * Texts of a page's picture, from its head or its manifest. Never from its query, which anybody may write.
 * @returns undefined when they are not known: behind a path with a parameter, before the page was rendered
 */
export function pictureWordsOf(owner: RouteOwner, head: PageHead | undefined): PictureWords | undefined {
  const title = cut(head?.title ?? (isOnePublicPage(owner) ? owner.route.title : ''), most.title);
  if (title === '') return undefined;
  const kind = cut(head?.kind ?? owner.route.title, most.kind);
  const facts = (head?.facts ?? []).map((fact) => cut(fact, most.fact)).filter((fact) => fact !== '');
  return { title, ...(kind !== '' && kind !== title && { kind }), facts: facts.slice(0, most.facts) };
}

/** Tells whether the page is public and may be indexed. A picture stays where it was once shared. */
export const mayHavePicture = (owner: RouteOwner, head: PageHead | undefined): boolean =>
  isRenderedForEverybody(owner) && head?.isMissing !== true && head?.isUnlisted !== true;

const cut = (text: string, most: number): string => text.trim().slice(0, most).trim();
