import type { RefObject } from 'react';
import { workQueries } from '@puente/client/works';
import { FacetGroup, FilterPanel } from '@puente/design-system/lists';
import { useQuery } from '@puente/platform/query';
import { finished, type InnovationControls, innovationSearch, workCount } from './innovation-search.ts';

interface InnovationFiltersProps {
  controls: InnovationControls;
  /** Number of works in the list; undefined while it loads. */
  total: number | undefined;
  /** True when the filter sheet is open (narrow screens only). */
  open: boolean;
  onClose: () => void;
  results: RefObject<HTMLElement | null>;
}

/** Filters of the list. Each option shows the number of works it would give. */
export function InnovationFilters({ controls, total, open, onClose, results }: InnovationFiltersProps) {
  const { search, clear, facet } = controls;
  // The list has priority: request the counts only after it.
  const counts = useQuery({
    ...workQueries.facets(finished(innovationSearch.toFacetQuery(search))),
    enabled: total !== undefined,
  }).data;
  const awarded = counts?.awarded && { ...counts, awarded: { 1: counts.awarded['true'] ?? 0 } };
  return (
    <FilterPanel
      open={open}
      onClose={onClose}
      count={innovationSearch.count(search)}
      words={search.chosen['q']?.[0]}
      onClear={clear}
      resultsLabel={total === undefined ? 'Ver los trabajos' : `Ver ${workCount(total)}`}
      results={results}
    >
      <FacetGroup {...facet('sector', counts)} />
      <FacetGroup {...facet('area', counts)} />
      <FacetGroup {...facet('awarded', awarded ?? counts)} />
      <FacetGroup {...facet('ods', counts)} />
    </FilterPanel>
  );
}
