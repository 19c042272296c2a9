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
import { useUser } from '@puente/platform/session';
import { useReady } from '@puente/platform/ui';
import { NotifyMe } from '../saved-searches/NotifyMe.tsx';
import { NoProjects } from './NoProjects.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import { projectCount } from './project-facts.ts';
import { SearchSuggestion } from './SearchSuggestion.tsx';
import { projectSearch, sortsFor } from './search.ts';
import { useApplied } from './use-applied.ts';
import { useMatches } from './use-match.ts';
import { useProjectList, type ProjectControls } from './use-project-search.ts';

/** As many shapes as fill the first screen; the list that comes is at least nearly as long. */
const shapes = 6;

interface ProjectResultsProps {
  controls: ProjectControls;
  region: RefObject<HTMLElement | null>;
  onOpenFilters: () => void;
}

export function ProjectResults({ controls, region, onOpenFilters }: ProjectResultsProps) {
  const { search, chips, clear, sortBy, pageHref } = controls;
  const list = useProjectList(search);
  const reader = useUser();
  const matches = useMatches();
  const applied = useApplied(list.data?.data ?? []);
  useReady(list.isSuccess && !matches.isPending);
  useEmptySearch(list.data?.meta.pagination.total === 0 && projectSearch.isNarrowed(search));
  useNewPageFocus(search, region);

  return (
    <section ref={region} tabIndex={-1} aria-label="Resultados">
      <Stack gap={5}>
        <ResultsHeader
          status={status()}
          action={list.isSuccess && <NotifyMe search={search} />}
          toggle={<FilterToggle count={projectSearch.count(search)} onOpen={onOpenFilters} />}
          sort={<SortSelect options={sortsFor(reader)} value={search.sort} onSort={sortBy} />}
          active={<ActiveFilters chips={chips} onClear={clear} results={region} />}
        />
        {content()}
      </Stack>
    </section>
  );

  function status() {
    if (!list.isSuccess) return list.isPending && 'Buscando proyectos…';
    const { pagination, suggestion } = list.data.meta;
    if (suggestion === undefined) return projectCount(pagination.total);
    return (
      <>
        {projectCount(pagination.total)}.{' '}
        <SearchSuggestion search={search} words={suggestion} results={region} />
      </>
    );
  }

  function content() {
    // Cards would grow by a line under the reader's eyes when it is known how well they suit.
    if (list.isPending || matches.isPending) return <SkeletonList count={shapes} />;
    if (list.isError) {
      return (
        <Retry
          place="page"
          headingLevel={2}
          title="No hemos podido cargar los proyectos"
          message={messageOf(list.error)}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      );
    }
    const { data: projects, meta } = list.data;
    if (projects.length === 0) return <NoProjects controls={controls} total={meta.pagination.total} />;
    return (
      <>
        <ResultList busy={list.isPlaceholderData}>
          {projects.map((project) => (
            <li key={project.id}>
              <ProjectCard
                project={project}
                headingLevel={2}
                match={matches.matchOf(project)}
                applied={applied.has(project.id)}
              />
            </li>
          ))}
        </ResultList>
        <Pagination page={meta.pagination.page} pageCount={meta.pagination.pageCount} href={pageHref} />
      </>
    );
  }
}
