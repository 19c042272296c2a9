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
    focusPage();
  }, [pathname]);
}

/** Gives focus to the heading of the page, or to the page where it has none yet, without scrolling. */
export function focusPage(): void {
  const main = document.getElementById('main');
  const heading = main?.querySelector<HTMLElement>('h1');
  if (heading) heading.tabIndex = -1;
  (heading ?? main)?.focus({ preventScroll: true });
}
