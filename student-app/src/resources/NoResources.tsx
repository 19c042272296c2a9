import { resourceQueries } from '@puente/client/resources';
import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { useQueryClient } from '@puente/platform/query';
import { NothingListed } from '../lists/NothingListed.tsx';
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
  return (
    <NothingListed
      declared={resourceSearch}
      controls={controls}
      total={total}
      totalOf={async (other) =>
        (await queryClient.fetchQuery(resourceQueries.list(countOf(other, controls.purpose)))).meta.pagination
          .total
      }
      words={{
        count: resourceCount,
        none: 'Ningún recurso encaja con tu búsqueda',
        advice: 'Prueba con una palabra más general o con otro tema.',
        all: 'Ver todos los recursos',
      }}
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
