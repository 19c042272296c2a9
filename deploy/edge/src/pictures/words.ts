import { type PageHead } from '../drawn-page.ts';
import { isOnePublicPage, isRenderedForEverybody } from '../landing.ts';
import { type RouteOwner } from '../served-app.ts';

/** What the picture of a page says, as the renderer takes it (its asked-picture.ts). */
export interface PictureWords {
  title: string;
  kind?: string;
  facts: string[];
}

const most = { title: 300, kind: 60, facts: 3, fact: 120 } as const;

/**
 * The words of a page's picture: of what it says of itself, or of its manifest. Never of its query, which anybody may write.
 * @returns undefined where they are not known: behind a path with a parameter, before the page was drawn
 */
export function wordsOf(owner: RouteOwner, head: PageHead | undefined): PictureWords | undefined {
  const title = cut(head?.title ?? (isOnePublicPage(owner) ? owner.route.title : ''), most.title);
  if (title === '') return undefined;
  const kind = cut(head?.kind ?? owner.route.title, most.kind);
  const facts = (head?.facts ?? []).map((fact) => cut(fact, most.fact)).filter((fact) => fact !== '');
  return { title, ...(kind !== '' && kind !== title && { kind }), facts: facts.slice(0, most.facts) };
}

/** Whether everybody may see it and search engines may know of it; a picture stays where it was shown once. */
export const mayHavePicture = (owner: RouteOwner, head: PageHead | undefined): boolean =>
  isRenderedForEverybody(owner) && head?.isMissing !== true && head?.isUnlisted !== true;

const cut = (text: string, most: number): string => text.trim().slice(0, most).trim();
