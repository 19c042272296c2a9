import { workQueries } from '@puente/client/works';
import { EmptyState } from '@puente/design-system/empty-state';
import { useQueryClient } from '@puente/platform/query';
import { NothingListed } from '../lists/NothingListed.tsx';
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
  return (
    <NothingListed
      declared={workSearch}
      controls={controls}
      total={total}
      totalOf={async (other) =>
        (await queryClient.fetchQuery(workQueries.list(workSearch.toCountQuery(other)))).meta.pagination.total
      }
      words={{
        count: workCount,
        none: 'Ningún trabajo encaja con tu búsqueda',
        advice: 'Prueba con una palabra más general o añade otras áreas de estudio.',
        all: 'Ver todos los trabajos',
      }}
    >
      <EmptyState title="Todavía no hay trabajos publicados" icon="graduation">
        En cuanto alguien publique el suyo, lo encontrarás aquí.
      </EmptyState>
    </NothingListed>
  );
}
