import { useState } from 'react';
import { companyPages } from '@puente/contract/list-pages/company-pages';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { KeywordSearch, ListLayout } from '@puente/design-system/lists';
import { SectionNav } from '@puente/design-system/section-nav';
import { href } from '@puente/platform/links';
import { useListHead } from '@puente/platform/list-head';
import { useListSearch } from '@puente/platform/list-page';
import { useQuery } from '@puente/platform/query';
import { useSearchParams } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import { companiesOf, companySearch, type CompanyTab, companyTabOf, companyTabs } from './company-search.ts';
import { CompanyFilters } from './CompanyFilters.tsx';
import { CompanyResults } from './CompanyResults.tsx';

const labels: Readonly<Record<CompanyTab, string>> = {
  active: 'Activas',
  matched: 'Encajan contigo',
  followed: 'Las que sigo',
};

/** /spaces/organizations (Empresas): organisations that publish, that match the student, and that the student follows. */
export default function CompaniesPage() {
  const [params] = useSearchParams();
  const controls = useListSearch(companySearch, { keeps: ['tab'] });
  const user = useUser();
  const isStudent = user?.profileType === 'student';
  const tab = isStudent ? companyTabOf(params) : 'active';
  const follows = user?.details?.follows ?? [];
  // State at arrival: an organisation that is unfollowed or followed here keeps its card in place.
  const [followed] = useState(follows);
  const list = { tab, followed, controls };
  const { search } = controls;
  const { data: listed } = useQuery(companiesOf(tab, search, followed));
  const heading = useListHead(companyPages, companySearch, search, listed);

  return (
    <Container>
      <PageHeader
        title={heading}
        lead="Empresas, fundaciones, asociaciones y administraciones que buscan estudiantes. Sigue a las que te interesen para tenerlas a mano."
      />
      <Stack gap={6}>
        {isStudent && (
          <SectionNav
            label="Listas de empresas"
            items={companyTabs.map((name) => ({
              href: href('companies', {}, { tab: name === 'active' ? undefined : name }),
              label: labels[name],
              current: name === tab,
              count: name === 'followed' ? follows.length : undefined,
            }))}
          />
        )}
        <KeywordSearch
          key={`search ${tab}`}
          title="Buscar empresas"
          placeholder="Fundación, cooperativa…"
          {...controls.keyword}
        />
        <ListLayout key={tab} filters={<CompanyFilters {...list} />}>
          <CompanyResults {...list} />
        </ListLayout>
      </Stack>
    </Container>
  );
}
