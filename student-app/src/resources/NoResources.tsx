import { resourceQueries } from '@puente/client/resources';
import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { NothingListed } from '@puente/design-system/lists';
import { href } from '@puente/platform/links';
import { useNothingListed } from '@puente/platform/list-page';
import { useQueryClient } from '@puente/platform/query';
import { resourceCount } from './resource-facts.ts';
import { countOf, resourceSearch } from './search.ts';
import type { ResourceControls } from './use-resource-search.ts';

interface NoResourcesProps {
  controls: ResourceControls;
  /** Number of results; above zero on a page beyond the last one. */
  total: number;
}

/** Content instead of an empty list of resources. */
export function NoResources({ controls, total }: NoResourcesProps) {
  const queryClient = useQueryClient();
  const nothing = useNothingListed(resourceSearch, controls, {
    total,
    totalOf: async (other) =>
      (await queryClient.fetchQuery(resourceQueries.list(countOf(other, controls.purpose)))).meta.pagination
        .total,
    count: resourceCount,
  });
  return (
    <NothingListed
      {...nothing}
      title="Ningún recurso encaja con tu búsqueda"
      advice="Prueba con una palabra más general o con otro tema."
      allLabel="Ver todos los recursos"
    >
      <EmptyState
        title="Todavía no hay recursos"
        icon="file"
        action={
          <ButtonLink href={href('workRepository')} variant="secondary">
            Ver TFG y TFM
          </ButtonLink>
        }
      >
        Estamos escribiendo los primeros. Vuelve dentro de unos días.
      </EmptyState>
    </NothingListed>
  );
}
