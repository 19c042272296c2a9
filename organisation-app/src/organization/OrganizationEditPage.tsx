import { ApiError } from '@puente/client/api-error';
import * as organizationQueries from '@puente/client/organization-queries';
import { organizationsOf } from '@puente/contract/entities/organizations-of';
import type { OrganizationId } from '@puente/contract/ids';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { QueryState } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { recordId } from '@puente/platform/pages';
import { stateOf, useQuery } from '@puente/platform/query';
import { useParams } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import { usePageTitle, useReady } from '@puente/platform/ui';
import { EditOrganizationForm } from './EditOrganizationForm.tsx';
import { OwnLogo } from './OwnLogo.tsx';

/** /organizations/:id/edit: form for the data of an organisation. */
export default function OrganizationEditPage() {
  const id = recordId('organization', useParams().id);
  const own = organizationsOf(useUser());
  // The shell renders its message for a page that this account may not open.
  if (id === null || !own.some((mine) => mine.id === id)) throw new ApiError('Forbidden');
  return (
    <Container>
      <EditOrganization key={id} id={id} />
    </Container>
  );
}

function EditOrganization({ id }: { id: OrganizationId }) {
  const organization = useQuery(organizationQueries.one(id));
  usePageTitle(organization.data && `Editar ${organization.data.name}`);
  useReady(!organization.isPending);

  return (
    <QueryState
      query={stateOf(organization)}
      skeleton={<Skeleton lines={6} />}
      failed="No hemos podido cargar tu organización"
      headingLevel={1}
    >
      {(known) => (
        <>
          <PageHeader
            eyebrow={known.name}
            title="Edita tu organización"
            lead="Es lo que ven los estudiantes junto a cada proyecto."
          />
          <Stack gap={6}>
            <OwnLogo organization={known} />
            <EditOrganizationForm organization={known} />
          </Stack>
        </>
      )}
    </QueryState>
  );
}
