import { workQueries } from '@puente/client/works';
import { FacetGroup, FilterPanel } from '@puente/design-system/lists';
import { useQuery } from '@puente/platform/query';
import { finished, type InnovationControls, innovationSearch, workCount } from './innovation-search.ts';

interface InnovationFiltersProps {
  controls: InnovationControls;
  /** Number of works in the list; undefined while it loads. */
  total: number | undefined;
}

/** Filters of the list. Each option shows the number of works it would give. */
export function InnovationFilters({ controls, total }: InnovationFiltersProps) {
  const { search, panel, facet } = controls;
  // The list has priority: request the counts only after it.
  const counts = useQuery({
    ...workQueries.facets(finished(innovationSearch.toFacetQuery(search))),
    enabled: total !== undefined,
  }).data;
  return (
    <FilterPanel
      {...panel}
      resultsLabel={total === undefined ? 'Ver los trabajos' : `Ver ${workCount(total)}`}
    >
      <FacetGroup {...facet('sector', counts)} />
      <FacetGroup {...facet('area', counts)} />
      <FacetGroup {...facet('awarded', counts)} />
      <FacetGroup {...facet('collaboration', counts)} />
      <FacetGroup {...facet('ods', counts)} />
    </FilterPanel>
  );
}
