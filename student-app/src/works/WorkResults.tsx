import type { RefObject } from 'react';
import { messageOf } from '@puente/client/api-error';
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
import { useNewPageFocus } from '@puente/platform/lists';
import { useReady } from '@puente/platform/ui';
import { NoWorks } from './NoWorks.tsx';
import { workSearch } from './search.ts';
import { useWorkList, type WorkControls } from './use-work-search.ts';
import { WorkCard } from './WorkCard.tsx';
import { workCount } from './work-facts.ts';

/** As many shapes as fill the first screen; the list that comes is at least nearly as long. */
const shapes = 6;

interface WorkResultsProps {
  controls: WorkControls;
  region: RefObject<HTMLElement | null>;
  onOpenFilters: () => void;
}

export function WorkResults({ controls, region, onOpenFilters }: WorkResultsProps) {
  const { search, chips, clear, sortBy, pageHref } = controls;
  const list = useWorkList(search);
  useReady(list.isSuccess);
  useEmptySearch(list.data?.meta.pagination.total === 0 && workSearch.isNarrowed(search));
  useNewPageFocus(search, region);

  return (
    <section ref={region} tabIndex={-1} aria-label="Resultados">
      <Stack gap={5}>
        <ResultsHeader
          status={
            list.isSuccess
              ? workCount(list.data.meta.pagination.total)
              : list.isPending && 'Buscando trabajos…'
          }
          toggle={<FilterToggle count={workSearch.count(search)} onOpen={onOpenFilters} />}
          sort={<SortSelect options={workSearch.sorts} value={search.sort} onSort={sortBy} />}
          active={<ActiveFilters chips={chips} onClear={clear} results={region} />}
        />
        {content()}
      </Stack>
    </section>
  );

  function content() {
    if (list.isPending) return <SkeletonList count={shapes} />;
    if (list.isError) {
      return (
        <Retry
          place="page"
          headingLevel={2}
          title="No hemos podido cargar los trabajos"
          message={messageOf(list.error)}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      );
    }
    const { data: works, meta } = list.data;
    if (works.length === 0) return <NoWorks controls={controls} total={meta.pagination.total} />;
    return (
      <>
        <ResultList busy={list.isPlaceholderData}>
          {works.map((work) => (
            <li key={work.id}>
              <WorkCard work={work} headingLevel={2} />
            </li>
          ))}
        </ResultList>
        <Pagination page={meta.pagination.page} pageCount={meta.pagination.pageCount} href={pageHref} />
      </>
    );
  }
}
