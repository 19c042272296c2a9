import type { RefObject } from 'react';
import { projectQueries } from '@puente/client/projects';
import { FacetGroup, FacetSelect, FilterPanel } from '@puente/design-system/lists';
import { useQuery } from '@puente/platform/query';
import { AreaFilter } from './AreaFilter.tsx';
import { projectCount } from './project-facts.ts';
import { projectSearch } from './search.ts';
import { useProjectList, type ProjectControls } from './use-project-search.ts';

interface ProjectFiltersProps {
  controls: ProjectControls;
  /** Whether the sheet is open, on a narrow screen. */
  open: boolean;
  onClose: () => void;
  results: RefObject<HTMLElement | null>;
}

/** What narrows the list of projects, each option with how many projects it would give. */
export function ProjectFilters({ controls, open, onClose, results }: ProjectFiltersProps) {
  const { search, clear, facet } = controls;
  const list = useProjectList(search);
  // The list comes first: the numbers are not waited for.
  const counts = useQuery({
    ...projectQueries.facets(projectSearch.toFacetQuery(search)),
    enabled: list.isSuccess,
  }).data;

  return (
    <FilterPanel
      open={open}
      onClose={onClose}
      count={projectSearch.count(search)}
      onClear={clear}
      resultsLabel={
        list.isSuccess ? `Ver ${projectCount(list.data.meta.pagination.total)}` : 'Ver los proyectos'
      }
      results={results}
    >
      <FacetGroup {...facet('modality', counts)} />
      <FacetSelect {...facet('province', counts)} all="Todas las provincias" />
      <AreaFilter choice={facet('area', counts)} />
    </FilterPanel>
  );
}
