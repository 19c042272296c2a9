import { useLayoutEffect } from 'react';

/** Parts of a page that its root must know about: an open dialog, a floating banner, a bar at the bottom. */
type PageMark = 'modal' | 'banner' | 'bar';

const standing = new Map<PageMark, number>();

/**
 * Sets `data-has-…` on the root while the page has something, until the returned function is called. Style sheets could use `:root:has(…)`
 * instead, but the browser would search the whole page at each change.
 */
export function markPage(mark: PageMark): () => void {
  count(mark, 1);
  let marked = true;
  return () => {
    if (marked) count(mark, -1);
    marked = false;
  };
}

/** Marks the page while the component is mounted and `on`. */
export function usePageMark(mark: PageMark, on = true): void {
  useLayoutEffect(() => (on ? markPage(mark) : undefined), [mark, on]);
}

function count(mark: PageMark, change: 1 | -1): void {
  const now = (standing.get(mark) ?? 0) + change;
  standing.set(mark, now);
  document.documentElement.toggleAttribute(`data-has-${mark}`, now > 0);
}
