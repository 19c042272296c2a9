import * as studentQueries from '@puente/client/student-queries';
import { FacetGroup, FacetSelect, FilterPanel, MoreFilters } from '@puente/design-system/lists';
import { useQuery } from '@puente/platform/query';
import { talentCount, talentSearch } from './talent-search.ts';
import { type TalentControls, useTalentList } from './use-talent-search.ts';

/** Filters that are collapsed under 'Más filtros'. */
const lessUsed = ['deadline', 'situation'] as const;

/** Filters of the talent corner. Each option shows the number of students it would give. */
export function TalentFilters({ controls }: { controls: TalentControls }) {
  const { search, panel, facet } = controls;
  const list = useTalentList(search);
  // The list has priority: request the counts only after it.
  const counts = useQuery({
    ...studentQueries.talentFacets(talentSearch.toFacetQuery(search)),
    enabled: list.isSuccess,
  }).data;

  return (
    <FilterPanel
      {...panel}
      resultsLabel={
        list.isSuccess ? `Ver ${talentCount(list.data.meta.pagination.total)}` : 'Ver los estudiantes'
      }
    >
      <FacetGroup {...facet('area', counts)} />
      <FacetGroup {...facet('type', counts)} />
      <FacetSelect {...facet('province', counts)} all="Todas las provincias" />
      <FacetSelect {...facet('university', counts)} all="Todas las universidades" />
      <FacetGroup {...facet('interest', counts)} />
      <MoreFilters count={lessUsed.reduce((sum, name) => sum + controls.chosen(name).length, 0)}>
        {lessUsed.map((name) => (
          <FacetGroup key={name} {...facet(name, counts)} />
        ))}
      </MoreFilters>
    </FilterPanel>
  );
}
