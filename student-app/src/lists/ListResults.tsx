import type { ReactNode, RefObject } from 'react';
import { messageOf } from '@puente/client/api-error';
import type { Page } from '@puente/contract/query';
import { Results, SearchReading, understoodChips } from '@puente/design-system/lists';
import { useEmptySearch } from '@puente/platform/analytics';
import { type ListControls, type Search, useNewPageFocus } from '@puente/platform/lists';
import { useReady } from '@puente/platform/ui';

/** Response of a list, possibly with extra metadata. */
type Listed = Page<{ id: number }>;

interface ListResultsProps<Found extends Listed> {
  /** Definition of the list. */
  declared: {
    sorts: readonly { value: string; label: string }[];
    count: (search: Search) => number;
    isNarrowed: (search: Search) => boolean;
    choose: (search: Search, name: 'q', values: readonly string[]) => Search;
  };
  /** Order of the list when it differs from the address. */
  order?: string;
  controls: Pick<ListControls<never>, 'search' | 'chips' | 'clear' | 'sortBy' | 'go' | 'hrefOf' | 'pageHref'>;
  /** Query for the current page. */
  list: {
    data?: Found | undefined;
    error: Error | null;
    isPending: boolean;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  /** True while data that the cards need is loading. Rendering them early would shift the layout. */
  waiting?: boolean;
  words: {
    /** '34 recursos'. */
    count: (total: number) => string;
    /** 'Buscando recursos…'. */
    searching: string;
    /** 'No hemos podido cargar los recursos'. */
    problem: string;
  };
  /** Action next to the number of results. */
  action?: ReactNode;
  region: RefObject<HTMLElement | null>;
  onOpenFilters: () => void;
  /** Content instead of an empty list: no results at all, or none on this page. */
  nothing: (total: number) => ReactNode;
  /**
   * Renders one item as a card with a level-2 heading. Keep the function's identity stable, so that unchanged cards are not rendered again.
   */
  children: (item: Found['data'][number]) => ReactNode;
}

/** Results of a list page in all their states: count, order and cards. */
export function ListResults<Found extends Listed>({
  declared,
  order,
  controls: { search, chips, clear, sortBy, go, hrefOf, pageHref },
  list,
  waiting = false,
  words,
  action,
  region,
  onOpenFilters,
  nothing,
  children,
}: ListResultsProps<Found>) {
  const { data } = list;
  const q = search.chosen['q']?.[0] ?? '';
  const lookFor = (words: string): Search => declared.choose(search, 'q', words === '' ? [] : [words]);
  const understood = understoodChips(q, data?.meta ?? {}, (typed) => go(lookFor(typed)));
  useReady(data !== undefined && !waiting);
  useEmptySearch(data?.meta.pagination.total === 0 && declared.isNarrowed(search));
  useNewPageFocus(search, region);

  return (
    <Results
      region={region}
      status={data === undefined ? list.isPending && words.searching : found(data.meta)}
      action={data !== undefined && action}
      filters={{ count: declared.count(search), onOpen: onOpenFilters }}
      sort={{ options: declared.sorts, value: order ?? search.sort, onSort: sortBy }}
      active={{ chips: [...understood, ...chips], onClear: clear }}
      found={data && { items: data.data, ...data.meta.pagination }}
      waiting={list.isPending || waiting}
      failure={list.error ? { title: words.problem, message: messageOf(list.error) } : undefined}
      busy={{ list: list.isPlaceholderData, retry: list.isFetching }}
      onRetry={() => void list.refetch()}
      pageHref={pageHref}
      nothing={() => nothing(data?.meta.pagination.total ?? 0)}
    >
      {children}
    </Results>
  );

  function found(meta: Listed['meta']) {
    return (
      <>
        <span>{words.count(meta.pagination.total)}</span>
        <SearchReading q={q} reading={meta} hrefOf={(typed) => hrefOf(lookFor(typed))} results={region} />
      </>
    );
  }
}
