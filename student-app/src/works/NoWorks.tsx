import { workQueries } from '@puente/client/works';
import { EmptyState } from '@puente/design-system/empty-state';
import { NothingFound } from '@puente/design-system/lists';
import { useWaysOut } from '@puente/platform/lists';
import { useQueryClient } from '@puente/platform/query';
import { PageGone } from '../lists/PageGone.tsx';
import { countOf, workSearch } from './search.ts';
import type { WorkControls } from './use-work-search.ts';
import { workCount } from './work-facts.ts';

interface NoWorksProps {
  controls: WorkControls;
  /** More than none on a page beyond the last. */
  total: number;
}

/** In the place of a list without works. */
export function NoWorks({ controls: { search, go, clear, pageHref }, total }: NoWorksProps) {
  const queryClient = useQueryClient();
  const isNarrowed = workSearch.isNarrowed(search);
  const ways = useWaysOut(workSearch, search, {
    enabled: total === 0 && isNarrowed,
    total: async (other) =>
      (await queryClient.fetchQuery(workQueries.list(countOf(other)))).meta.pagination.total,
  });

  if (total > 0) return <PageGone first={pageHref(1)} />;
  if (!isNarrowed) {
    return (
      <EmptyState title="Todavía no hay trabajos publicados" icon="graduation">
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
      advice="Prueba con una palabra más general o añade otras áreas de estudio."
      allLabel="Ver todos los trabajos"
      onAll={clear}
    />
  );
}
