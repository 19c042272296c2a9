import { useEffect, useRef } from 'react';
import { useLocation } from '@puente/platform/router';

/**
 * Moves focus to the heading after navigation, so that screen readers announce the page and Tab starts at its top. On the first page of a
 * visit the browser decides.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const former = useRef(pathname);
  useEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    return focusPage();
  }, [pathname]);
}

/**
 * Focuses the heading of the page without scrolling. If the heading has not rendered yet, the main element has focus until it does or the
 * user moves on.
 * @returns a function that stops waiting for the heading
 */
export function focusPage(): () => void {
  const main = document.getElementById('main');
  if (!main || focusHeading(main)) return () => undefined;
  main.focus({ preventScroll: true });
  const waiting = new MutationObserver(() => {
    if (document.activeElement !== main || focusHeading(main)) waiting.disconnect();
  });
  waiting.observe(main, { childList: true, subtree: true });
  return () => waiting.disconnect();
}

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
