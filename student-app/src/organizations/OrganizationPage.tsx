import * as organizationQueries from '@puente/client/organization-queries';
import type { OrganizationId } from '@puente/contract/ids';
import { DetailSkeleton } from '@puente/design-system/details';
import { EmptyState } from '@puente/design-system/empty-state';
import { Container } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { QueryState } from '@puente/design-system/retry';
import { href } from '@puente/platform/links';
import { recordId } from '@puente/platform/pages';
import { stateOf, useQuery } from '@puente/platform/query';
import { useParams } from '@puente/platform/router';
import { usePageHead, useReady } from '@puente/platform/ui';
import { organizationHead } from './organization-head.ts';
import { OrganizationDetail } from './OrganizationDetail.tsx';

/** /organizations/:id: an organisation as students see it, with its offers, statistics and a follow button. */
export default function OrganizationPage() {
  const id = recordId('organization', useParams().id);
  return (
    <Container>{id === null ? <OrganizationNotFound /> : <OrganizationOf key={id} id={id} />}</Container>
  );
}

function OrganizationOf({ id }: { id: OrganizationId }) {
  const organization = useQuery(organizationQueries.one(id));
  usePageHead(organization.data && organizationHead(organization.data));
  useReady(!organization.isPending);

  return (
    <QueryState
      query={stateOf(organization)}
      skeleton={<DetailSkeleton loading="Cargando la organización" />}
      failed="No hemos podido cargar la organización"
      headingLevel={1}
      notFound={<OrganizationNotFound />}
    >
      {(known) => <OrganizationDetail organization={known} />}
    </QueryState>
  );
}

function OrganizationNotFound() {
  usePageHead({ title: 'Organización no encontrada', isMissing: true });
  useReady(true);
  return (
    <EmptyState
      headingLevel={1}
      icon="building"
      title="No encontramos esta organización"
      action={<ButtonLink href={href('companies')}>Ver empresas</ButtonLink>}
    >
      Puede que se haya dado de baja o que la dirección tenga una errata.
    </EmptyState>
  );
}
