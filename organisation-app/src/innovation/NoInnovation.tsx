import { workQueries } from '@puente/client/works';
import { EmptyState } from '@puente/design-system/empty-state';
import { NothingListed } from '@puente/design-system/lists';
import { useNothingListed } from '@puente/platform/list-page';
import { useQueryClient } from '@puente/platform/query';
import { finished, type InnovationControls, innovationSearch, workCount } from './innovation-search.ts';

interface NoInnovationProps {
  controls: InnovationControls;
  /** Number of results; above zero on a page beyond the last one. */
  total: number;
}

/** Content instead of an empty list: the filters that could be removed, with the number of results each would give. */
export function NoInnovation({ controls, total }: NoInnovationProps) {
  const queryClient = useQueryClient();
  const nothing = useNothingListed(innovationSearch, controls, {
    total,
    totalOf: async (other) => {
      const query = finished(innovationSearch.toCountQuery(other));
      return (await queryClient.fetchQuery(workQueries.list(query))).meta.pagination.total;
    },
    count: workCount,
  });
  return (
    <NothingListed
      {...nothing}
      title="Ningún trabajo encaja con tu búsqueda"
      advice="Prueba con una palabra más general o añade otros sectores."
      allLabel="Ver todos los trabajos"
    >
      <EmptyState title="Todavía no hay trabajos terminados" icon="graduation">
        En cuanto alguien publique el suyo, lo encontrarás aquí.
      </EmptyState>
    </NothingListed>
  );
}
