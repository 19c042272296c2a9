import { projectQueries } from '@puente/client/projects';
import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { NothingFound } from '@puente/design-system/lists';
import { useWaysOut } from '@puente/platform/lists';
import { useQueryClient } from '@puente/platform/query';
import { projectCount } from './project-facts.ts';
import { countOf, projectSearch } from './search.ts';
import type { ProjectControls } from './use-project-search.ts';

interface NoProjectsProps {
  controls: ProjectControls;
  /** More than none on a page beyond the last. */
  total: number;
}

/** In the place of a list without projects. */
export function NoProjects({ controls: { search, go, clear, pageHref }, total }: NoProjectsProps) {
  const queryClient = useQueryClient();
  const isNarrowed = projectSearch.isNarrowed(search);
  const ways = useWaysOut(projectSearch, search, {
    enabled: total === 0 && isNarrowed,
    total: async (other) =>
      (await queryClient.fetchQuery(projectQueries.list(countOf(other)))).meta.pagination.total,
  });

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
  if (!isNarrowed) {
    return (
      <EmptyState title="Todavía no hay proyectos abiertos" icon="leaf">
        Las organizaciones publican proyectos durante todo el curso. Vuelve dentro de unos días.
      </EmptyState>
    );
  }
  return (
    <NothingFound
      title="Ningún proyecto encaja con tu búsqueda"
      ways={ways.map(({ label, without, total: found }) => ({
        label,
        gives: projectCount(found),
        onTake: () => go(without),
      }))}
      advice="Prueba con una palabra más general, añade otras áreas de estudio o incluye los proyectos en remoto, que puedes hacer desde cualquier provincia."
      allLabel="Ver todos los proyectos"
      onAll={clear}
    />
  );
}
