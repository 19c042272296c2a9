import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Search } from '../lists/list-search.ts';

/** Moves the focus to the start of the list when its page changes. A filter that returns to the first page does not move the focus. */
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
