import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Search } from './list-search.ts';

/**
 * Another page of the same list replaces what was being read: reading goes on at its start. A filter that leads back
 * to the first page leaves focus where it is.
 */
export function useNewPageFocus(search: Search, region: RefObject<HTMLElement | null>): void {
  const { page } = search;
  const rest = JSON.stringify([search.chosen, search.sort]);
  const former = useRef({ page, rest });
  useLayoutEffect(() => {
    const turned = former.current.page !== page && former.current.rest === rest;
    former.current = { page, rest };
    if (turned) region.current?.focus({ preventScroll: true });
  }, [page, rest, region]);
}
