import { messageOf } from '@puente/client/api-error';
import type { Page } from '@puente/contract/query';
import type { Asked } from '../query/index.ts';
import type { ListControls } from './use-list-search.ts';
import { useNewPageFocus } from './use-new-page-focus.ts';

/** Texts of a list's results. */
export interface ListWords {
  /** '34 recursos'. */
  count: (total: number) => string;
  /** 'Buscando recursos…'; undefined if the page says it elsewhere. */
  searching?: string;
  /** 'No hemos podido cargar los recursos'. */
  failed: string;
}

/**
 * Returns the properties of `Results` in the design system for a page of a list, and moves the focus when the page changes.
 * @param query for the page
 */
export function useListResults<Item extends { id: number }>(
  { search, region, sort, chips, clear, pageHref }: ListControls<never>,
  query: Asked<Page<Item>> & { isPlaceholderData: boolean },
  words: ListWords,
) {
  const { data } = query;
  useNewPageFocus(search, region);
  return {
    region,
    status: data === undefined ? query.isPending && words.searching : words.count(data.meta.pagination.total),
    sort,
    active: { chips, onClear: clear },
    found: data && { items: data.data, ...data.meta.pagination },
    waiting: query.isPending,
    failure: query.error ? { title: words.failed, message: messageOf(query.error) } : undefined,
    busy: { list: query.isPlaceholderData, retry: query.isFetching },
    onRetry: () => void query.refetch(),
    pageHref,
  };
}

/** Returns the reading of the keyword for `Results`, in lists whose response has one. */
export const keywordReading = (
  { keyword, lookFor, hrefOf, go }: ListControls<never>,
  listed: Page<unknown> | undefined,
) =>
  listed && {
    q: keyword.q,
    reading: listed.meta,
    hrefOf: (other: string) => hrefOf(lookFor(other)),
    onSearch: (other: string) => go(lookFor(other)),
  };
