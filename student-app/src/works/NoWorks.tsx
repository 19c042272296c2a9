import { workQueries } from '@puente/client/works';
import { EmptyState } from '@puente/design-system/empty-state';
import { NothingListed } from '@puente/design-system/lists';
import { useNothingListed } from '@puente/platform/list-page';
import { useQueryClient } from '@puente/platform/query';
import { workSearch } from './search.ts';
import type { WorkControls } from './use-work-search.ts';
import { workCount } from './work-facts.ts';

interface NoWorksProps {
  controls: WorkControls;
  /** Number of results; above zero on a page beyond the last one. */
  total: number;
}

/** Content instead of an empty list of works. */
export function NoWorks({ controls, total }: NoWorksProps) {
  const queryClient = useQueryClient();
  const nothing = useNothingListed(workSearch, controls, {
    total,
    totalOf: async (other) =>
      (await queryClient.fetchQuery(workQueries.list(workSearch.toCountQuery(other)))).meta.pagination.total,
    count: workCount,
  });
  return (
    <NothingListed
      {...nothing}
      title="Ningún trabajo encaja con tu búsqueda"
      advice="Prueba con una palabra más general o añade otras áreas de estudio."
      allLabel="Ver todos los trabajos"
    >
      <EmptyState title="Todavía no hay trabajos publicados" icon="graduation">
        En cuanto alguien publique el suyo, lo encontrarás aquí.
      </EmptyState>
    </NothingListed>
  );
}
