import { useEffect, useRef } from 'react';
import { useLocation } from '@puente/platform/router';

/**
 * After going to another page, focus goes to its heading: a screen reader reads where the user is, and the
 * keyboard starts at its beginning. The first page of a visit leaves focus to the browser.
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
 * Gives focus to the heading of the page without scrolling. A page that has none yet, because its data are on the way, has it
 * until the heading comes or the user goes on.
 * @returns a function that stops the waiting
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
