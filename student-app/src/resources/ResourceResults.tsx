import type { RefObject } from 'react';
import { messageOf } from '@puente/client/api-error';
import { useEmptySearch } from '@puente/platform/analytics';
import { useNewPageFocus } from '@puente/platform/lists';
import { useReady } from '@puente/platform/ui';
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
import { NoResources } from './NoResources.tsx';
import { resourceCount } from './resource-facts.ts';
import { ResourceCard } from './ResourceCard.tsx';
import { resourceSearch } from './search.ts';
import { useResourceList, type ResourceControls } from './use-resource-search.ts';

/** As many shapes as fill the first screen; the list that comes is at least nearly as long. */
const shapes = 6;

interface ResourceResultsProps {
  controls: ResourceControls;
  region: RefObject<HTMLElement | null>;
  onOpenFilters: () => void;
}

export function ResourceResults({ controls, region, onOpenFilters }: ResourceResultsProps) {
  const { search, purpose, chips, clear, sortBy, pageHref } = controls;
  const list = useResourceList(search, purpose);
  useReady(list.isSuccess);
  useEmptySearch(list.data?.meta.pagination.total === 0 && resourceSearch.isNarrowed(search));
  useNewPageFocus(search, region);

  return (
    <section ref={region} tabIndex={-1} aria-label="Resultados">
      <Stack gap={5}>
        <ResultsHeader
          status={
            list.isSuccess
              ? resourceCount(list.data.meta.pagination.total)
              : list.isPending && 'Buscando recursos…'
          }
          toggle={<FilterToggle count={resourceSearch.count(search)} onOpen={onOpenFilters} />}
          sort={<SortSelect options={resourceSearch.sorts} value={search.sort} onSort={sortBy} />}
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
          title="No hemos podido cargar los recursos"
          message={messageOf(list.error)}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      );
    }
    const { data: resources, meta } = list.data;
    if (resources.length === 0) return <NoResources controls={controls} total={meta.pagination.total} />;
    return (
      <>
        <ResultList busy={list.isPlaceholderData}>
          {resources.map((resource) => (
            <li key={resource.id}>
              <ResourceCard resource={resource} headingLevel={2} />
            </li>
          ))}
        </ResultList>
        <Pagination page={meta.pagination.page} pageCount={meta.pagination.pageCount} href={pageHref} />
      </>
    );
  }
}
