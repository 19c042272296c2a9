import { type ReactNode, type RefObject, useMemo } from 'react';
import { Stack } from '../layout/index.ts';
import { Pagination } from '../pagination/index.ts';
import { Retry } from '../retry/index.ts';
import { SkeletonList } from '../skeleton/index.ts';
import { ActiveFilters, type ActiveFiltersProps } from './ActiveFilters.tsx';
import { FilterToggle } from './FilterToggle.tsx';
import { ResultList, type ResultListProps } from './ResultList.tsx';
import { ResultsHeader } from './ResultsHeader.tsx';
import { SearchReading, type SearchReadingProps, understoodChips } from './SearchReading.tsx';
import { SortSelect, type SortSelectProps } from './SortSelect.tsx';

/** Number of skeletons that fill the first screen. Most lists are at least nearly as long. */
const shapes = 6;

export interface ResultsProps<Item extends { id: number }> {
  region: RefObject<HTMLElement | null>;
  /** Number of results, or that the search is running. */
  status: ReactNode;
  /** Reading of the keyword; undefined before the first response. */
  reading?: (Omit<SearchReadingProps, 'results'> & { onSearch: (q: string) => void }) | undefined;
  /** Action next to the number of results. */
  action?: ReactNode;
  /** Number of active filters, and the function that opens them on a narrow screen. Omit it when all filters are above the list. */
  filters?: { count: number; onOpen: () => void } | undefined;
  sort: SortSelectProps;
  active: Pick<ActiveFiltersProps, 'chips' | 'onClear'>;
  /** The current page of results; undefined before the first response. */
  found?: { items: readonly Item[]; page: number; pageCount: number } | undefined;
  /** True while the first response, or other data that the cards need, is loading. */
  waiting: boolean;
  /** Reason why the results could not be loaded. */
  failure?: { title: string; message: string } | undefined;
  /** Tells whether the list or a retry is loading. */
  busy: { list: boolean; retry: boolean };
  onRetry: () => void;
  pageHref: (page: number) => string;
  columns?: ResultListProps['columns'];
  /** Content of an empty list. */
  nothing: () => ReactNode;
  /** Renders a result as a card with a level 2 heading. Pass a stable function, so that unchanged cards are not rendered again. */
  children: (item: Item) => ReactNode;
}

/** Results of a list page in all states: number, order, and cards. */
export function Results<Item extends { id: number }>({
  region,
  status,
  reading,
  action,
  filters,
  sort,
  active,
  found,
  waiting,
  failure,
  busy,
  onRetry,
  pageHref,
  columns,
  nothing,
  children,
}: ResultsProps<Item>) {
  const items = found?.items;
  // Memoised: a choice renders the page at once and again with its results, but unchanged cards are not rendered again.
  const cards = useMemo(
    () => items?.map((item) => <li key={item.id}>{children(item)}</li>),
    [items, children],
  );

  const understood = reading ? understoodChips(reading.q, reading.reading, reading.onSearch) : [];

  return (
    <section ref={region} tabIndex={-1} aria-label="Resultados">
      <Stack gap={5}>
        <ResultsHeader
          status={
            reading === undefined ? (
              status
            ) : (
              <>
                <span>{status}</span>
                <SearchReading
                  q={reading.q}
                  reading={reading.reading}
                  hrefOf={reading.hrefOf}
                  results={region}
                />
              </>
            )
          }
          action={action}
          toggle={filters && <FilterToggle {...filters} />}
          sort={<SortSelect {...sort} />}
          active={
            <ActiveFilters
              chips={[...understood, ...active.chips]}
              onClear={active.onClear}
              results={region}
            />
          }
        />
        {content()}
      </Stack>
    </section>
  );

  function content() {
    if (waiting) return <SkeletonList count={shapes} />;
    if (failure)
      return <Retry place="page" headingLevel={2} {...failure} busy={busy.retry} onRetry={onRetry} />;
    if (found === undefined) return null;
    if (found.items.length === 0) return nothing();
    return (
      <>
        <ResultList busy={busy.list} columns={columns}>
          {cards}
        </ResultList>
        <Pagination page={found.page} pageCount={found.pageCount} href={pageHref} />
      </>
    );
  }
}
