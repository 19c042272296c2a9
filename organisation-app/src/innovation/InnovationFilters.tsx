import type { RefObject } from 'react';
import { workQueries } from '@puente/client/works';
import { FacetGroup, FilterPanel } from '@puente/design-system/lists';
import { useQuery } from '@puente/platform/query';
import type { InnovationControls } from './InnovationList.tsx';
import { finished, innovationSearch, workCount } from './innovation-search.ts';

interface InnovationFiltersProps {
  controls: InnovationControls;
  /** How many works there are, once it is known. */
  total: number | undefined;
  /** Whether the sheet is open, on a narrow screen. */
  open: boolean;
  onClose: () => void;
  results: RefObject<HTMLElement | null>;
}

/** What narrows the list, each option with how many works it would give. */
export function InnovationFilters({ controls, total, open, onClose, results }: InnovationFiltersProps) {
  const { search, clear, facet } = controls;
  // The list comes first: the numbers are not waited for.
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
