import { type RefObject, useCallback } from 'react';
import { messageOf } from '@puente/client/api-error';
import type { OwnProject } from '@puente/contract/entities/project';
import type { OrganizationId } from '@puente/contract/ids';
import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { NothingFound, PageGone, Results } from '@puente/design-system/lists';
import { Text, VisuallyHidden } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { type ListControls, useNewPageFocus } from '@puente/platform/lists';
import { useQuery } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';
import { ownProjectPage, ownProjectSearch, projectCount } from './own-project-search.ts';
import { OwnProjectCard } from './OwnProjectCard.tsx';

interface OwnProjectResultsProps {
  organization: OrganizationId;
  controls: ListControls<'q' | 'status'>;
  region: RefObject<HTMLElement | null>;
}

export function OwnProjectResults({ organization, controls, region }: OwnProjectResultsProps) {
  const { search, chips, clear, sortBy, pageHref } = controls;
  const list = useQuery(ownProjectPage(organization, search));
  useReady(!list.isPending);
  useNewPageFocus(search, region);
  const card = useCallback((project: OwnProject) => <OwnProjectCard project={project} />, []);
  const { data } = list;

  return (
    <>
      <VisuallyHidden role="status">{list.isPending && 'Cargando tus proyectos'}</VisuallyHidden>
      <Results
        region={region}
        status={data && projectCount(data.meta.pagination.total)}
        sort={{ options: ownProjectSearch.sorts, value: search.sort, onSort: sortBy }}
        active={{ chips, onClear: clear }}
        found={data && { items: data.data, ...data.meta.pagination }}
        waiting={list.isPending}
        failure={
          list.error && !data
            ? { title: 'No hemos podido cargar tus proyectos', message: messageOf(list.error) }
            : undefined
        }
        busy={{ list: list.isPlaceholderData, retry: list.isFetching }}
        onRetry={() => void list.refetch()}
        pageHref={pageHref}
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
    if (total > 0) return <PageGone first={pageHref(1)} />;
    if (!ownProjectSearch.isNarrowed(search)) return <NoOwnProjects />;
    return (
      <NothingFound
        title="Ningún proyecto encaja con tu búsqueda"
        ways={[]}
        advice="Prueba con otra palabra del título o con otro estado."
        allLabel="Ver todos mis proyectos"
        onAll={clear}
      />
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
