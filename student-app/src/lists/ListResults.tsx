import type { ReactNode, RefObject } from 'react';
import { messageOf } from '@puente/client/api-error';
import type { Page } from '@puente/contract/query';
import { Results, SearchReading, understoodChips } from '@puente/design-system/lists';
import { useEmptySearch } from '@puente/platform/analytics';
import { useNewPageFocus, type ListControls, type Search } from '@puente/platform/lists';
import { useReady } from '@puente/platform/ui';

/** An answer of the list, with what its call says besides. */
type Listed = Page<{ id: number }>;

interface ListResultsProps<Found extends Listed> {
  /** The declaration of the list. */
  declared: {
    sorts: readonly { value: string; label: string }[];
    count: (search: Search) => number;
    isNarrowed: (search: Search) => boolean;
    choose: (search: Search, name: 'q', values: readonly string[]) => Search;
  };
  /** The order of the list, when it is another than the address says. */
  order?: string;
  controls: Pick<ListControls<never>, 'search' | 'chips' | 'clear' | 'sortBy' | 'go' | 'hrefOf' | 'pageHref'>;
  /** The query of the page that is shown. */
  list: {
    data?: Found | undefined;
    error: Error | null;
    isPending: boolean;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  /** What the cards need besides is not there yet: they would grow under the reader's eyes. */
  waiting?: boolean;
  words: {
    /** '34 recursos'. */
    count: (total: number) => string;
    /** 'Buscando recursos…'. */
    searching: string;
    /** 'No hemos podido cargar los recursos'. */
    problem: string;
  };
  /** Beside the number of results. */
  action?: ReactNode;
  region: RefObject<HTMLElement | null>;
  onOpenFilters: () => void;
  /** In the place of a list without items: none at all, or none on this page. */
  nothing: (total: number) => ReactNode;
  /** One of them, as a card with a heading of the second level. The same function as long as the cards are to stay as they are. */
  children: (item: Found['data'][number]) => ReactNode;
}

/** The results of a list page in each of its states: how many, in which order, and the cards. */
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
