import { resourceQueries } from '@puente/client/resources';
import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { NothingFound } from '@puente/design-system/lists';
import { useWaysOut } from '@puente/platform/lists';
import { useQueryClient } from '@puente/platform/query';
import { resourceCount } from './resource-facts.ts';
import { countOf, resourceSearch } from './search.ts';
import type { ResourceControls } from './use-resource-search.ts';

interface NoResourcesProps {
  controls: ResourceControls;
  /** More than none on a page beyond the last. */
  total: number;
}

/** In the place of a list without resources. */
export function NoResources({ controls, total }: NoResourcesProps) {
  const { search, purpose, go, clear, pageHref } = controls;
  const queryClient = useQueryClient();
  const isNarrowed = resourceSearch.isNarrowed(search);
  const ways = useWaysOut(resourceSearch, search, {
    enabled: total === 0 && isNarrowed,
    total: async (other) =>
      (await queryClient.fetchQuery(resourceQueries.list(countOf(other, purpose)))).meta.pagination.total,
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
      <EmptyState title="Todavía no hay recursos" icon="file">
        Estamos escribiendo los primeros. Vuelve dentro de unos días.
      </EmptyState>
    );
  }
  return (
    <NothingFound
      title="Ningún recurso encaja con tu búsqueda"
      ways={ways.map(({ label, without, total: found }) => ({
        label,
        gives: resourceCount(found),
        onTake: () => go(without),
      }))}
      advice="Prueba con una palabra más general o con otro tema."
      allLabel="Ver todos los recursos"
      onAll={clear}
    />
  );
}
