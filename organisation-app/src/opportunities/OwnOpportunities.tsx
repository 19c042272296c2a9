import { opportunityLabels } from '@puente/contract/constants/opportunities';
import type { OrganizationId } from '@puente/contract/ids';
import { EmptyState } from '@puente/design-system/empty-state';
import { SelectField } from '@puente/design-system/field';
import { Cluster, Grid, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { PageGone } from '@puente/design-system/lists';
import { Pagination } from '@puente/design-system/pagination';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { href } from '@puente/platform/links';
import { stateOf, useQuery } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';
import { useNarrowedList } from '../talent/use-narrowed-list.ts';
import { ownOpportunitiesIn, typeIn } from './own-opportunity-search.ts';
import { OwnOpportunity } from './OwnOpportunity.tsx';

interface OwnOpportunitiesProps {
  organization: { id: OrganizationId };
  /** Route of the page that contains the list. */
  route: 'talent' | 'ownOpportunities';
}

/** An organisation's own opportunities (§7), including drafts: all, offers or events. */
export function OwnOpportunities({ organization, route }: OwnOpportunitiesProps) {
  const { search, page, narrowTo, pageHref } = useNarrowedList('type', route);
  const type = typeIn(search);
  const list = useQuery(ownOpportunitiesIn(organization.id, search));
  useReady(!list.isPending);

  return (
    <Stack gap={5}>
      <Cluster gap={4}>
        <SelectField
          label="Tipo"
          name="type"
          placeholder="Ofertas y eventos"
          options={opportunityLabels.map((label) => ({ value: label, label }))}
          value={type ?? ''}
          onChange={({ currentTarget }) => narrowTo(currentTarget.value)}
        />
        <ButtonLink href={href('opportunityCreate')} icon="plus">
          Publica una oportunidad
        </ButtonLink>
      </Cluster>
      <QueryState
        query={stateOf(list)}
        failed="No hemos podido cargar tus oportunidades"
        skeleton={<SkeletonList count={3} />}
      >
        {shown}
      </QueryState>
    </Stack>
  );

  function shown({ data, meta }: NonNullable<typeof list.data>) {
    if (data.length === 0 && page > 1) return <PageGone first={pageHref(1)} />;
    if (data.length === 0) {
      return (
        <EmptyState icon="briefcase" title="Ninguna oportunidad todavía">
          Una oferta o un evento llega a estudiantes que no buscan un proyecto ahora mismo.
        </EmptyState>
      );
    }
    return (
      <>
        <Grid as="ul">
          {data.map((opportunity) => (
            <li key={opportunity.id}>
              <OwnOpportunity opportunity={opportunity} />
            </li>
          ))}
        </Grid>
        <Pagination page={page} pageCount={meta.pagination.pageCount} href={pageHref} />
      </>
    );
  }
}
