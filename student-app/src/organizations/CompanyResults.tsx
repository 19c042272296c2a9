import { messageOf } from '@puente/client/api-error';
import { Stack } from '@puente/design-system/layout';
import {
  ActiveFilters,
  FilterToggle,
  ResultList,
  ResultsHeader,
  SortSelect,
} from '@puente/design-system/lists';
import { Pagination } from '@puente/design-system/pagination';
import { Retry } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { useEmptySearch } from '@puente/platform/analytics';
import { useNewPageFocus } from '@puente/platform/lists';
import { useQuery } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';
import type { CompanyList } from './company-list.ts';
import { companiesOf, companyCount, companySearch } from './company-search.ts';
import { NoCompanies } from './NoCompanies.tsx';
import { OrganizationCard } from './OrganizationCard.tsx';

/** As many shapes as fill the first screen. */
const shapes = 6;

interface CompanyResultsProps extends CompanyList {
  onOpenFilters: () => void;
}

export function CompanyResults({ onOpenFilters, ...companies }: CompanyResultsProps) {
  const { tab, followed, controls, results } = companies;
  const { search, chips, clear, sortBy, pageHref } = controls;
  const list = useQuery(companiesOf(tab, search, followed));
  useReady(list.isSuccess);
  useEmptySearch(list.data?.meta.pagination.total === 0 && companySearch.isNarrowed(search));
  useNewPageFocus(search, results);

  return (
    <section ref={results} tabIndex={-1} aria-label="Resultados">
      <Stack gap={5}>
        <ResultsHeader
          status={
            list.isSuccess
              ? companyCount(list.data.meta.pagination.total)
              : list.isPending && 'Buscando organizaciones…'
          }
          toggle={<FilterToggle count={companySearch.count(search)} onOpen={onOpenFilters} />}
          sort={<SortSelect options={companySearch.sorts} value={search.sort} onSort={sortBy} />}
          active={<ActiveFilters chips={chips} onClear={clear} results={results} />}
        />
        {content()}
      </Stack>
    </section>
  );

  function content() {
    if (list.isPending) return <SkeletonList count={shapes} />;
    if (list.isError) {
      return (
        <Retry
          place="page"
          headingLevel={2}
          title="No hemos podido cargar las organizaciones"
          message={messageOf(list.error)}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      );
    }
    const { data: organizations, meta } = list.data;
    if (organizations.length === 0) return <NoCompanies {...companies} total={meta.pagination.total} />;
    return (
      <>
        <ResultList busy={list.isPlaceholderData}>
          {organizations.map((organization) => (
            <li key={organization.id}>
              <OrganizationCard organization={organization} headingLevel={2} />
            </li>
          ))}
        </ResultList>
        <Pagination page={meta.pagination.page} pageCount={meta.pagination.pageCount} href={pageHref} />
      </>
    );
  }
}
