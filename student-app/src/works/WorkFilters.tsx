import type { RefObject } from 'react';
import { workQueries } from '@puente/client/works';
import { FacetGroup, FacetSelect, FilterPanel, MoreFilters } from '@puente/design-system/lists';
import { useQuery } from '@puente/platform/query';
import { AreaFilter } from '../projects/AreaFilter.tsx';
import { lessUsed, workSearch } from './search.ts';
import { useWorkList, type WorkControls } from './use-work-search.ts';
import { workCount } from './work-facts.ts';

interface WorkFiltersProps {
  controls: WorkControls;
  /** True when the filter sheet is open (narrow screens only). */
  open: boolean;
  onClose: () => void;
  results: RefObject<HTMLElement | null>;
}

/** Filters of the repository. Each option shows the number of works it would give. */
export function WorkFilters({ controls, open, onClose, results }: WorkFiltersProps) {
  const { search, clear, facet } = controls;
  const list = useWorkList(search);
  // The list has priority: request the counts only after it.
  const counts = useQuery({
    ...workQueries.facets(workSearch.toFacetQuery(search)),
    enabled: list.isSuccess,
  }).data;
  const awarded = counts?.awarded && { ...counts, awarded: { 1: counts.awarded['true'] ?? 0 } };

  return (
    <FilterPanel
      open={open}
      onClose={onClose}
      count={workSearch.count(search)}
      words={search.chosen['q']?.[0]}
      onClear={clear}
      resultsLabel={list.isSuccess ? `Ver ${workCount(list.data.meta.pagination.total)}` : 'Ver los trabajos'}
      results={results}
    >
      <FacetGroup {...facet('stage', counts)} />
      <AreaFilter choice={facet('area', counts)} />
      <FacetSelect {...facet('university', counts)} all="Todas las universidades" />
      <FacetSelect {...facet('degree', counts)} all="Todas las titulaciones" />
      <FacetSelect {...facet('year', counts)} all="Cualquier año" />
      <FacetGroup {...facet('awarded', awarded ?? counts)} />
      <MoreFilters count={lessUsed.reduce((sum, name) => sum + controls.chosen(name).length, 0)}>
        {lessUsed.map((name) => (
          <FacetGroup key={name} {...facet(name, counts)} />
        ))}
      </MoreFilters>
    </FilterPanel>
  );
}
