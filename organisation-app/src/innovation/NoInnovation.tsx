import { workQueries } from '@puente/client/works';
import { EmptyState } from '@puente/design-system/empty-state';
import { NothingFound, PageGone } from '@puente/design-system/lists';
import { useWaysOut } from '@puente/platform/lists';
import { useQueryClient } from '@puente/platform/query';
import { finished, type InnovationControls, innovationSearch, workCount } from './innovation-search.ts';

interface NoInnovationProps {
  controls: InnovationControls;
  /** Number of results; above zero on a page beyond the last one. */
  total: number;
}

/** Content instead of an empty list: the filters that could be removed, with the number of results each would give. */
export function NoInnovation({ controls: { search, go, clear, pageHref }, total }: NoInnovationProps) {
  const queryClient = useQueryClient();
  const isNarrowed = innovationSearch.isNarrowed(search);
  const ways = useWaysOut(innovationSearch, search, {
    enabled: total === 0 && isNarrowed,
    total: async (other) => {
      const query = finished(innovationSearch.toCountQuery(other));
      return (await queryClient.fetchQuery(workQueries.list(query))).meta.pagination.total;
    },
  });

  if (total > 0) return <PageGone first={pageHref(1)} />;
  if (!isNarrowed) {
    return (
      <EmptyState title="Todavía no hay trabajos terminados" icon="graduation">
        En cuanto alguien publique el suyo, lo encontrarás aquí.
      </EmptyState>
    );
  }
  return (
    <NothingFound
      title="Ningún trabajo encaja con tu búsqueda"
      ways={ways.map(({ label, without, total: found }) => ({
        label,
        gives: workCount(found),
        onTake: () => go(without),
      }))}
      advice="Prueba con una palabra más general o añade otros sectores."
      allLabel="Ver todos los trabajos"
      onAll={clear}
    />
  );
}
