import * as studentQueries from '@puente/client/student-queries';
import { EmptyState } from '@puente/design-system/empty-state';
import { NothingFound, PageGone } from '@puente/design-system/lists';
import { useWaysOut } from '@puente/platform/lists';
import { useQueryClient } from '@puente/platform/query';
import { talentCount, talentSearch } from './talent-search.ts';
import type { TalentControls } from './use-talent-search.ts';

interface NoTalentProps {
  controls: TalentControls;
  /** Number of results; above zero on a page beyond the last one. */
  total: number;
}

/** Content instead of an empty list: the filters that could be removed, with the number of results each would give. */
export function NoTalent({ controls: { search, go, clear, pageHref }, total }: NoTalentProps) {
  const queryClient = useQueryClient();
  const isNarrowed = talentSearch.isNarrowed(search);
  const ways = useWaysOut(talentSearch, search, {
    enabled: total === 0 && isNarrowed,
    total: async (other) =>
      (await queryClient.fetchQuery(studentQueries.talent(talentSearch.toCountQuery(other)))).meta.pagination
        .total,
  });

  if (total > 0) return <PageGone first={pageHref(1)} />;
  if (!isNarrowed) {
    return (
      <EmptyState title="Todavía no hay estudiantes que hayan elegido aparecer" icon="users">
        Cada estudiante decide en su perfil si las organizaciones pueden encontrarle. Vuelve dentro de unos
        días.
      </EmptyState>
    );
  }
  return (
    <NothingFound
      title="Nadie encaja con tu búsqueda"
      ways={ways.map(({ label, without, total: found }) => ({
        label,
        gives: talentCount(found),
        onTake: () => go(without),
      }))}
      advice="Prueba con una titulación más general o añade otras áreas de estudio."
      allLabel="Ver a todos los estudiantes"
      onAll={clear}
    />
  );
}
