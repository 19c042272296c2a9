import { useCallback } from 'react';
import type { OwnProject } from '@puente/contract/entities/project';
import type { OrganizationId } from '@puente/contract/ids';
import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { NothingListed, Results } from '@puente/design-system/lists';
import { Text, VisuallyHidden } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { type ListControls, useListResults } from '@puente/platform/list-page';
import { useQuery } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';
import { ownProjectPage, projectCount } from './own-project-search.ts';
import { OwnProjectCard } from './OwnProjectCard.tsx';

interface OwnProjectResultsProps {
  organization: OrganizationId;
  controls: ListControls<'q' | 'status'>;
}

export function OwnProjectResults({ organization, controls }: OwnProjectResultsProps) {
  const { isNarrowed, clear, pageHref } = controls;
  const list = useQuery(ownProjectPage(organization, controls.search));
  useReady(!list.isPending);
  const results = useListResults(controls, list, {
    count: projectCount,
    failed: 'No hemos podido cargar tus proyectos',
  });
  const card = useCallback((project: OwnProject) => <OwnProjectCard project={project} />, []);
  const { data } = list;

  return (
    <>
      <VisuallyHidden role="status">{list.isPending && 'Cargando tus proyectos'}</VisuallyHidden>
      <Results
        {...results}
        failure={data ? undefined : results.failure}
        columns="one"
        nothing={() => nothing(data?.meta.pagination.total ?? 0)}
      >
        {card}
      </Results>
      {data !== undefined && data.data.length > 0 && (
        <Text size="sm" tone="muted">
          Visitas: veces que alguien con cuenta, de fuera de tu organización, ha abierto la página del
          proyecto; cada persona cuenta una vez por hora. Guardados: estudiantes que lo tienen ahora entre sus
          favoritos.
        </Text>
      )}
    </>
  );

  function nothing(total: number) {
    return (
      <NothingListed
        total={total}
        first={pageHref(1)}
        isNarrowed={isNarrowed}
        title="Ningún proyecto encaja con tu búsqueda"
        ways={[]}
        advice="Prueba con otra palabra del título o con otro estado."
        allLabel="Ver todos mis proyectos"
        onAll={clear}
      >
        <NoOwnProjects />
      </NothingListed>
    );
  }
}

/** Empty list of projects, with an invitation to publish the first one. */
function NoOwnProjects() {
  return (
    <EmptyState
      icon="plus"
      title="Publica tu primer proyecto"
      action={
        <ButtonLink href={href('projectCreate')} icon="plus">
          Publica tu proyecto
        </ButtonLink>
      }
    >
      Cuenta qué reto tienes y a quién buscas. En cuanto lo publiques podrás recibir solicitudes, y las verás
      aquí.
    </EmptyState>
  );
}
