import { FacetGroup, FacetSelect, FilterPanel } from '@puente/design-system/lists';
import { useQuery } from '@puente/platform/query';
import type { CompanyList } from './company-list.ts';
import { companiesOf, companyCount, companyFacetsOf, companySearch } from './company-search.ts';

interface CompanyFiltersProps extends CompanyList {
  /** True when the filter sheet is open (narrow screens only). */
  open: boolean;
  onClose: () => void;
}

/** Filters of a list of organisations. Each option shows the number of organisations it would give. */
export function CompanyFilters({ tab, followed, controls, results, open, onClose }: CompanyFiltersProps) {
  const { search, clear, facet } = controls;
  const list = useQuery(companiesOf(tab, search, followed));
  // The list has priority: request the counts only after it.
  const counts = useQuery({ ...companyFacetsOf(tab, search, followed), enabled: list.isSuccess }).data;
  const canHide = tab !== 'followed' && followed.length > 0;

  return (
    <FilterPanel
      open={open}
      onClose={onClose}
      count={companySearch.count(search)}
      words={search.chosen['q']?.[0]}
      onClear={clear}
      resultsLabel={
        list.isSuccess ? `Ver ${companyCount(list.data.meta.pagination.total)}` : 'Ver las organizaciones'
      }
      results={results}
    >
      {canHide && <FacetGroup {...facet('unfollowed')} />}
      <FacetSelect {...facet('province', counts)} all="Todas las provincias" />
      <FacetGroup {...facet('sector', counts)} />
      <FacetGroup {...facet('type', counts)} />
      <FacetGroup {...facet('size', counts)} />
    </FilterPanel>
  );
}
