import { resourceQueries } from '@puente/client/resources';
import { FacetGroup, FilterPanel } from '@puente/design-system/lists';
import { useQuery } from '@puente/platform/query';
import { resourceCount } from './resource-facts.ts';
import { facetsOf } from './search.ts';
import { type ResourceControls, useResourceList } from './use-resource-search.ts';

/** Filters of the library. Each option shows the number of resources it would give. */
export function ResourceFilters({ controls }: { controls: ResourceControls }) {
  const { search, purpose, panel, facet } = controls;
  const list = useResourceList(search, purpose);
  // The list has priority: request the counts only after it.
  const counts = useQuery({
    ...resourceQueries.facets(facetsOf(search, purpose)),
    enabled: list.isSuccess,
  }).data;

  return (
    <FilterPanel
      {...panel}
      resultsLabel={
        list.isSuccess ? `Ver ${resourceCount(list.data.meta.pagination.total)}` : 'Ver los recursos'
      }
    >
      <FacetGroup {...facet('stage', counts)} />
      <FacetGroup {...facet('tag', counts)} short={8} />
    </FilterPanel>
  );
}
