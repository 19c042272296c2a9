import { projectQueries } from '@puente/client/projects';
import { FacetGroup, FacetSelect, FilterPanel, MoreFilters } from '@puente/design-system/lists';
import { projectCount } from '@puente/design-system/project';
import { useQuery } from '@puente/platform/query';
import { AreaFilter } from './AreaFilter.tsx';
import { lessUsed, projectSearch } from './search.ts';
import { type ProjectControls, useProjectList } from './use-project-search.ts';

/** Filters of the list of projects. Each option shows the number of projects it would give. */
export function ProjectFilters({ controls }: { controls: ProjectControls }) {
  const { search, panel, facet } = controls;
  const list = useProjectList(search);
  // The list has priority: request the counts only after it.
  const counts = useQuery({
    ...projectQueries.facets(projectSearch.toFacetQuery(search)),
    enabled: list.isSuccess,
  }).data;

  return (
    <FilterPanel
      {...panel}
      resultsLabel={
        list.isSuccess ? `Ver ${projectCount(list.data.meta.pagination.total)}` : 'Ver los proyectos'
      }
    >
      <AreaFilter choice={facet('area', counts)} />
      <FacetGroup {...facet('modality', counts)} />
      <FacetSelect {...facet('province', counts)} all="Todas las provincias" />
      <FacetGroup {...facet('paid', counts)} />
      <FacetGroup {...facet('type', counts)} />
      <FacetSelect {...facet('closing', counts)} all="Cualquier plazo" />
      <MoreFilters count={lessUsed.reduce((sum, name) => sum + controls.chosen(name).length, 0)}>
        {lessUsed.map((name) => (
          <FacetGroup key={name} {...facet(name, counts)} />
        ))}
      </MoreFilters>
    </FilterPanel>
  );
}
