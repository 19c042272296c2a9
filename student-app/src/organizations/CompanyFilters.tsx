import { FacetGroup, FacetSelect, FilterPanel } from '@puente/design-system/lists';
import { useQuery } from '@puente/platform/query';
import type { CompanyList } from './company-list.ts';
import { companiesOf, companyCount, companyFacetsOf } from './company-search.ts';

/** Filters of a list of organisations. Each option shows the number of organisations it would give. */
export function CompanyFilters({ tab, followed, controls }: CompanyList) {
  const { search, panel, facet } = controls;
  const list = useQuery(companiesOf(tab, search, followed));
  // The list has priority: request the counts only after it.
  const counts = useQuery({ ...companyFacetsOf(tab, search, followed), enabled: list.isSuccess }).data;
  const canHide = tab !== 'followed' && followed.length > 0;

  return (
    <FilterPanel
      {...panel}
      resultsLabel={
        list.isSuccess ? `Ver ${companyCount(list.data.meta.pagination.total)}` : 'Ver las organizaciones'
      }
    >
      {canHide && <FacetGroup {...facet('unfollowed')} />}
      <FacetSelect {...facet('province', counts)} all="Todas las provincias" />
      <FacetGroup {...facet('sector', counts)} />
      <FacetGroup {...facet('type', counts)} />
      <FacetGroup {...facet('size', counts)} />
    </FilterPanel>
  );
}
