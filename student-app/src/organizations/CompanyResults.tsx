import { useQuery } from '@puente/platform/query';
import { ListResults } from '../lists/ListResults.tsx';
import type { CompanyList } from './company-list.ts';
import { companiesOf, companyCount, companySearch } from './company-search.ts';
import { NoCompanies } from './NoCompanies.tsx';
import { OrganizationCard } from './OrganizationCard.tsx';

interface CompanyResultsProps extends CompanyList {
  onOpenFilters: () => void;
}

export function CompanyResults({ onOpenFilters, ...companies }: CompanyResultsProps) {
  const { tab, followed, controls, results } = companies;
  const list = useQuery(companiesOf(tab, controls.search, followed));
  return (
    <ListResults
      declared={companySearch}
      controls={controls}
      list={list}
      words={{
        count: companyCount,
        searching: 'Buscando organizaciones…',
        problem: 'No hemos podido cargar las organizaciones',
      }}
      region={results}
      onOpenFilters={onOpenFilters}
      nothing={(total) => <NoCompanies {...companies} total={total} />}
    >
      {(organization) => <OrganizationCard organization={organization} headingLevel={2} />}
    </ListResults>
  );
}
