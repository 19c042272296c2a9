import { projectQueries } from '@puente/client/projects';
import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { projectCount } from '@puente/design-system/project';
import { href } from '@puente/platform/links';
import { useQueryClient } from '@puente/platform/query';
import { NothingListed } from '../lists/NothingListed.tsx';
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
  return (
    <NothingListed
      declared={projectSearch}
      controls={controls}
      total={total}
      totalOf={async (other) =>
        (await queryClient.fetchQuery(projectQueries.list(projectSearch.toCountQuery(other)))).meta.pagination
          .total
      }
      words={{
        count: projectCount,
        none: 'Ningún proyecto encaja con tu búsqueda',
        advice:
          'Prueba con una palabra más general, añade otras áreas de estudio o incluye los proyectos en remoto, que puedes hacer desde cualquier provincia.',
        all: 'Ver todos los proyectos',
      }}
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
