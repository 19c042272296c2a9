import { useEffect, useRef, type RefObject } from 'react';
import { messageOf } from '@puente/client/api-error';
import { projectQueries } from '@puente/client/projects';
import { Button } from '@puente/design-system/button';
import { EmptyState } from '@puente/design-system/empty-state';
import { Grid, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Pagination } from '@puente/design-system/pagination';
import { Retry } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { useEmptySearch } from '@puente/platform/analytics';
import { useQuery } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';
import { ActiveFilters } from './ActiveFilters.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import { projectCount } from './project-facts.ts';
import { isFiltered, toQuery, writeSearch, type ProjectSearch } from './search.ts';
import type { SearchControls } from './use-project-search.ts';
import styles from './ProjectResults.module.css';

/** As many shapes as fill the first screen; the list that comes is at least nearly as long. */
const shapes = 6;

interface ProjectResultsProps {
  controls: SearchControls;
  region: RefObject<HTMLElement | null>;
}

export function ProjectResults({ controls, region }: ProjectResultsProps) {
  const { search } = controls;
  const list = useQuery(projectQueries.list(toQuery(search)));
  useReady(list.isSuccess);
  useEmptySearch(list.data?.meta.pagination.total === 0 && isFiltered(search));
  useFocusOnNewPage(search, region);

  return (
    <section ref={region} tabIndex={-1} aria-label="Resultados" className={styles.results}>
      <Stack gap={5}>
        <Stack gap={3}>
          <Text as="p" role="status" size="lg" className={styles.count}>
            {list.isSuccess
              ? projectCount(list.data.meta.pagination.total)
              : list.isPending && 'Buscando proyectos…'}
          </Text>
          <ActiveFilters controls={controls} results={region} />
        </Stack>
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
          title="No hemos podido cargar los proyectos"
          message={messageOf(list.error)}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      );
    }
    const { data: projects, meta } = list.data;
    if (projects.length === 0) return <NothingFound controls={controls} total={meta.pagination.total} />;
    return (
      <>
        <Grid as="ul" aria-busy={list.isPlaceholderData} className={styles.list}>
          {projects.map((project) => (
            <li key={project.id}>
              <ProjectCard project={project} headingLevel={2} />
            </li>
          ))}
        </Grid>
        {meta.pagination.pageCount > 1 && (
          <Pagination
            page={meta.pagination.page}
            pageCount={meta.pagination.pageCount}
            href={controls.pageHref}
          />
        )}
      </>
    );
  }
}

function NothingFound({
  controls: { search, clear, pageHref },
  total,
}: {
  controls: SearchControls;
  total: number;
}) {
  if (total > 0) {
    return (
      <EmptyState
        title="Esta página ya no existe"
        action={<ButtonLink href={pageHref(1)}>Ver la primera página</ButtonLink>}
      >
        La lista ha cambiado y ahora tiene menos páginas.
      </EmptyState>
    );
  }
  if (!isFiltered(search)) {
    return (
      <EmptyState title="Todavía no hay proyectos abiertos" icon="leaf">
        Las organizaciones publican proyectos durante todo el curso. Vuelve dentro de unos días.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Ningún proyecto encaja con tu búsqueda"
      action={
        <Button variant="secondary" onClick={clear}>
          Ver todos los proyectos
        </Button>
      }
    >
      Prueba con una palabra más general, añade otras áreas de estudio o incluye los proyectos en remoto, que
      puedes hacer desde cualquier provincia.
    </EmptyState>
  );
}

/**
 * Another page of the same list replaces what was being read: reading goes on at its start. A filter that leads back
 * to the first page leaves focus where it is.
 */
function useFocusOnNewPage(search: ProjectSearch, region: RefObject<HTMLElement | null>) {
  const { page } = search;
  const rest = writeSearch({ ...search, page: 1 }).toString();
  const former = useRef({ page, rest });
  useEffect(() => {
    const turned = former.current.page !== page && former.current.rest === rest;
    former.current = { page, rest };
    if (turned) region.current?.focus({ preventScroll: true });
  }, [page, rest, region]);
}
