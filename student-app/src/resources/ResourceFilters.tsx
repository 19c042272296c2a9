import type { RefObject } from 'react';
import { resourceQueries } from '@puente/client/resources';
import { FacetGroup, FilterPanel } from '@puente/design-system/lists';
import { useQuery } from '@puente/platform/query';
import { resourceCount } from './resource-facts.ts';
import { facetsOf, resourceSearch } from './search.ts';
import { type ResourceControls, useResourceList } from './use-resource-search.ts';

interface ResourceFiltersProps {
  controls: ResourceControls;
  /** True when the filter sheet is open (narrow screens only). */
  open: boolean;
  onClose: () => void;
  results: RefObject<HTMLElement | null>;
}

/** Filters of the library. Each option shows the number of resources it would give. */
export function ResourceFilters({ controls, open, onClose, results }: ResourceFiltersProps) {
  const { search, purpose, clear, facet } = controls;
  const list = useResourceList(search, purpose);
  // The list has priority: request the counts only after it.
  const counts = useQuery({
    ...resourceQueries.facets(facetsOf(search, purpose)),
    enabled: list.isSuccess,
  }).data;

  return (
    <FilterPanel
      open={open}
      onClose={onClose}
      count={resourceSearch.count(search)}
      words={search.chosen['q']?.[0]}
      onClear={clear}
      resultsLabel={
        list.isSuccess ? `Ver ${resourceCount(list.data.meta.pagination.total)}` : 'Ver los recursos'
      }
      results={results}
    >
      <FacetGroup {...facet('stage', counts)} />
      <FacetGroup {...facet('tag', counts)} short={8} />
    </FilterPanel>
  );
}
