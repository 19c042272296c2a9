import { useQuery } from '@puente/platform/query';
import { ListResults } from '../lists/ListResults.tsx';
import type { CompanyList } from './company-list.ts';
import { companiesOf, companyCount } from './company-search.ts';
import { NoCompanies } from './NoCompanies.tsx';
import { OrganizationCard } from './OrganizationCard.tsx';

export function CompanyResults(companies: CompanyList) {
  const { tab, followed, controls } = companies;
  const list = useQuery(companiesOf(tab, controls.search, followed));
  return (
    <ListResults
      controls={controls}
      list={list}
      words={{
        count: companyCount,
        searching: 'Buscando organizaciones…',
        failed: 'No hemos podido cargar las organizaciones',
      }}
      nothing={(total) => <NoCompanies {...companies} total={total} />}
    >
      {(organization) => <OrganizationCard organization={organization} headingLevel={2} />}
    </ListResults>
  );
}
