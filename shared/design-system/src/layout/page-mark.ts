import { useLayoutEffect } from 'react';

/** What a page has that its root must know of: an open window, a banner that floats, a bar at its lower edge. */
type PageMark = 'modal' | 'banner' | 'bar';

const standing = new Map<PageMark, number>();

/**
 * Says on the root, as `data-has-…`, that the page has something, until what is returned is called. Style sheets could ask for
 * it with `:root:has(…)`, but then the browser looks through the whole page at each change of it.
 */
export function markPage(mark: PageMark): () => void {
  count(mark, 1);
  let marked = true;
  return () => {
    if (marked) count(mark, -1);
    marked = false;
  };
}

/** Marks the page while this is drawn and `on`. */
export function usePageMark(mark: PageMark, on = true): void {
  useLayoutEffect(() => (on ? markPage(mark) : undefined), [mark, on]);
}

function count(mark: PageMark, change: 1 | -1): void {
  const now = (standing.get(mark) ?? 0) + change;
  standing.set(mark, now);
  document.documentElement.toggleAttribute(`data-has-${mark}`, now > 0);
}
