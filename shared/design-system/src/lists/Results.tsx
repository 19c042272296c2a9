import { useMemo, type ReactNode, type RefObject } from 'react';
import { Stack } from '../layout/index.ts';
import { Pagination } from '../pagination/index.ts';
import { Retry } from '../retry/index.ts';
import { SkeletonList } from '../skeleton/index.ts';
import { ActiveFilters, type ActiveFiltersProps } from './ActiveFilters.tsx';
import { FilterToggle } from './FilterToggle.tsx';
import { ResultList, type ResultListProps } from './ResultList.tsx';
import { ResultsHeader } from './ResultsHeader.tsx';
import { SortSelect, type SortSelectProps } from './SortSelect.tsx';

/** As many shapes as fill the first screen; the list that comes is at least nearly as long. */
const shapes = 6;

export interface ResultsProps<Item extends { id: number }> {
  region: RefObject<HTMLElement | null>;
  /** How many there are, or that they are looked for. */
  status: ReactNode;
  /** Beside the number of results. */
  action?: ReactNode;
  /** How many filters are in use, and the way to them on a narrow screen; none where all of them stand above the list. */
  filters?: { count: number; onOpen: () => void } | undefined;
  sort: SortSelectProps;
  active: Pick<ActiveFiltersProps, 'chips' | 'onClear'>;
  /** The page that is shown; none before the first answer. */
  found?: { items: readonly Item[]; page: number; pageCount: number } | undefined;
  /** The first answer, or what the cards need besides, is on its way. */
  waiting: boolean;
  /** Why there is no answer. */
  failure?: { title: string; message: string } | undefined;
  /** Another answer is on its way. */
  busy: { list: boolean; retry: boolean };
  onRetry: () => void;
  pageHref: (page: number) => string;
  columns?: ResultListProps['columns'];
  /** In the place of a list without items. */
  nothing: () => ReactNode;
  /** One of them, as a card with a heading of the second level. The same function as long as the cards are to stay as they are. */
  children: (item: Item) => ReactNode;
}

/** The results of a list page in each of its states: how many, in which order, and the cards. */
export function Results<Item extends { id: number }>({
  region,
  status,
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
  // A choice draws the page anew at once, and again when its results come: the cards that stay meanwhile are not drawn again.
  const cards = useMemo(
    () => items?.map((item) => <li key={item.id}>{children(item)}</li>),
    [items, children],
  );

  return (
    <section ref={region} tabIndex={-1} aria-label="Resultados">
      <Stack gap={5}>
        <ResultsHeader
          status={status}
          action={action}
          toggle={filters && <FilterToggle {...filters} />}
          sort={<SortSelect {...sort} />}
          active={<ActiveFilters {...active} results={region} />}
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
