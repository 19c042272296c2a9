import { projectQueries } from '@puente/client/projects';
import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { NothingListed } from '@puente/design-system/lists';
import { projectCount } from '@puente/design-system/project';
import { href } from '@puente/platform/links';
import { useNothingListed } from '@puente/platform/list-page';
import { useQueryClient } from '@puente/platform/query';
import { projectSearch } from './search.ts';
import type { ProjectControls } from './use-project-search.ts';

interface NoProjectsProps {
  controls: ProjectControls;
  /** Number of results; above zero on a page beyond the last one. */
  total: number;
}

/** Content instead of an empty list of projects. */
export function NoProjects({ controls, total }: NoProjectsProps) {
  const queryClient = useQueryClient();
  const nothing = useNothingListed(projectSearch, controls, {
    total,
    totalOf: async (other) =>
      (await queryClient.fetchQuery(projectQueries.list(projectSearch.toCountQuery(other)))).meta.pagination
        .total,
    count: projectCount,
  });
  return (
    <NothingListed
      {...nothing}
      title="Ningún proyecto encaja con tu búsqueda"
      advice="Prueba con una palabra más general, añade otras áreas de estudio o incluye los proyectos en remoto, que puedes hacer desde cualquier provincia."
      allLabel="Ver todos los proyectos"
    >
      <EmptyState
        title="Todavía no hay proyectos abiertos"
        icon="leaf"
        action={
          <ButtonLink href={href('companies')} variant="secondary">
            Ver empresas
          </ButtonLink>
        }
      >
        Las organizaciones publican proyectos durante todo el curso. Sigue a las que te interesen para verlos
        antes.
      </EmptyState>
    </NothingListed>
  );
}
