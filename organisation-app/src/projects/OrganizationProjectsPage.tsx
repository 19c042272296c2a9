import { organizationsOf } from '@puente/contract/entities/organizations-of';
import { Cluster, Container } from '@puente/design-system/layout';
import { PageHeader } from '@puente/design-system/heading';
import { ButtonLink } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { useSearchParams } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import { OwnProjectFilters } from './OwnProjectFilters.tsx';
import { OwnProjectResults } from './OwnProjectResults.tsx';
import { ownProjectsView } from './own-projects-view.ts';

/** /organizations: what an organisation has published, and what waits for an answer. */
export default function OrganizationProjectsPage() {
  const own = organizationsOf(useUser());
  const [search, setSearch] = useSearchParams();
  const view = ownProjectsView(search, own);

  /** Another filter starts at the first page. */
  const show = (change: Record<string, string>) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams({ ...Object.fromEntries(current), ...change });
        next.delete('page');
        if (next.get('status') === '') next.delete('status');
        return next;
      },
      { preventScrollReset: true },
    );

  if (!view.organization) return null;
  return (
    <Container>
      <PageHeader
        title="Mis proyectos"
        eyebrow={view.organization.name}
        lead="Los proyectos de tu organización y las solicitudes que han recibido."
        actions={
          <Cluster gap={3}>
            <ButtonLink variant="secondary" href={href('organizationEdit', { id: view.organization.id })}>
              Editar organización
            </ButtonLink>
            <ButtonLink href={href('projectCreate')} icon="plus">
              Publica tu proyecto
            </ButtonLink>
          </Cluster>
        }
      />
      <OwnProjectFilters own={own} organization={view.organization.id} status={view.status} onChange={show} />
      <OwnProjectResults
        {...view}
        organization={view.organization}
        search={search}
        onShowAll={() => show({ status: '' })}
      />
    </Container>
  );
}
