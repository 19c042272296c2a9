import * as organizationQueries from '@puente/client/organization-queries';
import type { Organization } from '@puente/contract/entities/organization';
import type { OrganizationId } from '@puente/contract/ids';
import { DetailColumns, DetailSkeleton } from '@puente/design-system/details';
import { EmptyState } from '@puente/design-system/empty-state';
import { Container, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { OrganizationHead } from '@puente/design-system/project';
import { QueryState } from '@puente/design-system/retry';
import { href } from '@puente/platform/links';
import { recordId } from '@puente/platform/pages';
import { stateOf, useQuery } from '@puente/platform/query';
import { useParams } from '@puente/platform/router';
import { usePageTitle, useReady } from '@puente/platform/ui';
import { BackToList } from '../lists/BackToList.tsx';
import { EventList } from '../organization/manage/EventList.tsx';
import { ManageSection } from '../organization/manage/ManageSection.tsx';
import { ActingPeople } from './ActingPeople.tsx';
import { checkedOrganization } from './checked-organization.ts';
import { DecisionPanel } from './DecisionPanel.tsx';
import { Doubles } from './Doubles.tsx';
import { Evidence } from './Evidence.tsx';
import { Published } from './Published.tsx';
import { StaffMark } from './StaffMark.tsx';
import { StaffNotes } from './StaffNotes.tsx';

/** /staff/organizaciones/:id: everything that staff look at before they decide about an organisation. */
export default function StaffOrganizationPage() {
  const id = recordId('organization', useParams().id);
  return <Container>{id === null ? <NotFound /> : <OrganizationOf key={id} id={id} />}</Container>;
}

function OrganizationOf({ id }: { id: OrganizationId }) {
  const organization = useQuery(checkedOrganization(id));
  usePageTitle(organization.data?.name);
  useReady(!organization.isPending);
  return (
    <QueryState
      query={stateOf(organization)}
      skeleton={<DetailSkeleton loading="Cargando la organización" />}
      failed="No hemos podido cargar la organización"
      headingLevel={1}
      notFound={<NotFound />}
    >
      {(known) => <Review organization={known} />}
    </QueryState>
  );
}

function Review({ organization }: { organization: Organization }) {
  const { id } = organization;
  const history = useQuery({ ...organizationQueries.history(id), staleTime: 0 });
  return (
    <Stack gap={6}>
      <BackToList list={href('staffOrganizations')}>Volver a las organizaciones</BackToList>
      <OrganizationHead
        organization={organization}
        level={1}
        mark={<StaffMark organization={organization} size="lg" />}
        action={
          <ButtonLink variant="secondary" icon="eye" href={href('organization', { id })}>
            Ver su página pública
          </ButtonLink>
        }
      />
      <DetailColumns aside={<DecisionPanel organization={organization} />}>
        <Evidence organization={organization} />
        <Doubles id={id} />
        <ActingPeople id={id} />
        <Published organization={organization} />
        <StaffNotes id={id} />
        <ManageSection title="Historial">
          <QueryState query={stateOf(history)} failed="No hemos podido cargar el historial">
            {(events) => <EventList events={events} />}
          </QueryState>
        </ManageSection>
      </DetailColumns>
    </Stack>
  );
}

function NotFound() {
  usePageTitle('Organización no encontrada');
  useReady(true);
  return (
    <EmptyState
      headingLevel={1}
      icon="building"
      title="No encontramos esta organización"
      action={<ButtonLink href={href('staffOrganizations')}>Ver las que esperan verificación</ButtonLink>}
    >
      Puede que se haya dado de baja o que la dirección tenga una errata.
    </EmptyState>
  );
}
