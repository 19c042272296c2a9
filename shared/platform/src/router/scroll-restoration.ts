import { useLayoutEffect } from 'react';
import { useRouter, useRouterState } from './RouterProvider.tsx';

const storageKey = 'puente-scroll';

/** Where each entry of the history was scrolled to, for this tab and past a reload. */
const positions = new Map<string, number>(stored());

/** An entry that the browser made itself has no key of its own, and a tab may have several: its address stands for it. */
const entryOf = ({ key, pathname, search }: { key: string; pathname: string; search: string }) =>
  key === 'default' ? pathname + search : key;

/**
 * A new page begins at its top or at the place that its address names; going back leads to where one was.
 * The browser would do the latter too early: when the page is still on its way.
 */
export function useScrollRestoration(): void {
  const { location, shown, historyAction, keepScroll } = useRouterState(useRouter());
  const { key: ownKey, hash } = location;
  const key = entryOf(location);
  const isThere = shown !== undefined;

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const note = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', store);
    };
  }, [key]);

  // Once for each entry of the history: what was on the screen when the page is checked again stays there.
  useLayoutEffect(() => {
    if (!isThere || keepScroll) return;
    const place = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    // An entry that the browser made itself, for a link within the page, has no key of its own.
    const known =
      historyAction === 'POP' && !(place && ownKey === 'default') ? positions.get(key) : undefined;
    if (known === undefined && place) place.scrollIntoView();
    else window.scrollTo(0, known ?? 0);
  }, [key, isThere]);
}

function stored(): [string, number][] {
  try {
    const known = Object.entries(
      JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>,
    );
    // Whoever follows a link or types an address has not been at this entry, though perhaps at this address.
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return visit?.type === 'navigate'
      ? known.filter(([entry]) => entry !== location.pathname + location.search)
      : known;
  } catch {
    return [];
  }
}

function store(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    // Without storage a reload begins at the top.
  }
}
