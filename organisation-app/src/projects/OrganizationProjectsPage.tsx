import type { OrganizationId } from '@puente/contract/ids';
import { PageHeader } from '@puente/design-system/heading';
import { Cluster, Container, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { KeywordSearch } from '@puente/design-system/lists';
import { SkeletonList } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';
import { hasRoute, href } from '@puente/platform/links';
import { useListSearch } from '@puente/platform/list-page';
import { useQuery } from '@puente/platform/query';
import { useSearchParams } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import { useContentDelay } from '@puente/platform/ui';
import { UnreadAlerts } from '../alerts/UnreadAlerts.tsx';
import { organizationShown } from '../organization/organization-shown.ts';
import { OrganizationChoice } from '../organization/OrganizationChoice.tsx';
import { ownProjectSearch, waitingWork } from './own-project-search.ts';
import { OwnProjectResults } from './OwnProjectResults.tsx';
import styles from './OwnProjects.module.css';
import { OwnProjectStatuses } from './OwnProjectStatuses.tsx';
import { WaitingNotice } from './WaitingNotice.tsx';

/** /organizations: pending work, and every project of an organisation with its results. */
export default function OrganizationProjectsPage() {
  const user = useUser();
  const [address] = useSearchParams();
  const organization = organizationShown(address, user);
  if (!organization) return null;
  return (
    <Container>
      <PageHeader
        title="Mis proyectos"
        eyebrow={organization.name}
        lead="Los proyectos de tu organización y lo que ha salido de cada uno."
        actions={
          <Cluster gap={3}>
            <ButtonLink href={href('projectCreate')} icon="plus">
              Publica tu proyecto
            </ButtonLink>
            <UnreadAlerts />
            {hasRoute('collaborations') && (
              <ButtonLink variant="quiet" href={href('collaborations')}>
                Colaboraciones
              </ButtonLink>
            )}
            <ButtonLink variant="quiet" href={href('impactReport', {}, { organization: organization.id })}>
              Informe de impacto
            </ButtonLink>
            <ButtonLink
              variant="quiet"
              href={href('ownOpportunities', {}, { organization: organization.id })}
            >
              Oportunidades
            </ButtonLink>
            <ButtonLink variant="quiet" href={href('organizationManage', { id: organization.id })}>
              Tu organización
            </ButtonLink>
          </Cluster>
        }
      />
      <Stack gap={5} className={styles.parts}>
        <OrganizationChoice shown={organization.id} />
        <OwnProjects key={organization.id} organization={organization.id} />
      </Stack>
    </Container>
  );
}

function OwnProjects({ organization }: { organization: OrganizationId }) {
  const controls = useListSearch(ownProjectSearch, { keeps: ['organization'] });
  // Wait briefly for the pending work: it would push the list down while the user reads.
  const waits = useContentDelay(useQuery(waitingWork(organization)).isPending);
  if (waits)
    return (
      <>
        <VisuallyHidden role="status">Cargando tus proyectos</VisuallyHidden>
        <SkeletonList count={3} />
      </>
    );
  return (
    <>
      <WaitingNotice organization={organization} />
      <KeywordSearch
        title="Buscar en mis proyectos"
        placeholder="Palabras del título"
        {...controls.keyword}
      />
      <OwnProjectStatuses organization={organization} controls={controls} />
      <OwnProjectResults organization={organization} controls={controls} />
    </>
  );
}
