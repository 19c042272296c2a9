import { useMemo, type ReactNode, type RefObject } from 'react';
import { messageOf } from '@puente/client/api-error';
import type { Page } from '@puente/contract/query';
import { Stack } from '@puente/design-system/layout';
import {
  ActiveFilters,
  FilterToggle,
  ResultList,
  ResultsHeader,
  SortSelect,
} from '@puente/design-system/lists';
import { Pagination } from '@puente/design-system/pagination';
import { Retry } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { useEmptySearch } from '@puente/platform/analytics';
import { useNewPageFocus, type ListControls, type Search } from '@puente/platform/lists';
import { useReady } from '@puente/platform/ui';
import { SearchSuggestion } from './SearchSuggestion.tsx';

/** As many shapes as fill the first screen; the list that comes is at least nearly as long. */
const shapes = 6;

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
  controls: Pick<ListControls<never>, 'search' | 'chips' | 'clear' | 'sortBy' | 'hrefOf' | 'pageHref'>;
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
  controls: { search, chips, clear, sortBy, hrefOf, pageHref },
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
  useReady(data !== undefined && !waiting);
  useEmptySearch(data?.meta.pagination.total === 0 && declared.isNarrowed(search));
  useNewPageFocus(search, region);
  // A choice draws the page anew at once, and again when its results come: the cards that stay meanwhile are not drawn again.
  const cards = useMemo(
    () => data?.data.map((item) => <li key={item.id}>{children(item)}</li>),
    [data, children],
  );

  return (
    <section ref={region} tabIndex={-1} aria-label="Resultados">
      <Stack gap={5}>
        <ResultsHeader
          status={data === undefined ? list.isPending && words.searching : found(data.meta)}
          action={data !== undefined && action}
          toggle={<FilterToggle count={declared.count(search)} onOpen={onOpenFilters} />}
          sort={<SortSelect options={declared.sorts} value={search.sort} onSort={sortBy} />}
          active={<ActiveFilters chips={chips} onClear={clear} results={region} />}
        />
        {content()}
      </Stack>
    </section>
  );

  function found({ pagination: { total }, suggestion }: Listed['meta']) {
    if (suggestion === undefined) return words.count(total);
    const meant = hrefOf(declared.choose(search, 'q', [suggestion]));
    return (
      <>
        {words.count(total)}. <SearchSuggestion words={suggestion} href={meant} results={region} />
      </>
    );
  }

  function content() {
    if (list.isPending || waiting) return <SkeletonList count={shapes} />;
    if (list.error) {
      return (
        <Retry
          place="page"
          headingLevel={2}
          title={words.problem}
          message={messageOf(list.error)}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      );
    }
    if (data === undefined) return null;
    const { page, pageCount } = data.meta.pagination;
    if (data.data.length === 0) return nothing(data.meta.pagination.total);
    return (
      <>
        <ResultList busy={list.isPlaceholderData}>{cards}</ResultList>
        <Pagination page={page} pageCount={pageCount} href={pageHref} />
      </>
    );
  }
}
