import * as studentQueries from '@puente/client/student-queries';
import { EmptyState } from '@puente/design-system/empty-state';
import { NothingListed } from '@puente/design-system/lists';
import { useNothingListed } from '@puente/platform/list-page';
import { useQueryClient } from '@puente/platform/query';
import { talentCount, talentSearch } from './talent-search.ts';
import type { TalentControls } from './use-talent-search.ts';

interface NoTalentProps {
  controls: TalentControls;
  /** Number of results; above zero on a page beyond the last one. */
  total: number;
}

/** Content instead of an empty list: the filters that could be removed, with the number of results each would give. */
export function NoTalent({ controls, total }: NoTalentProps) {
  const queryClient = useQueryClient();
  const nothing = useNothingListed(talentSearch, controls, {
    total,
    totalOf: async (other) =>
      (await queryClient.fetchQuery(studentQueries.talent(talentSearch.toCountQuery(other)))).meta.pagination
        .total,
    count: talentCount,
  });
  return (
    <NothingListed
      {...nothing}
      title="Nadie encaja con tu búsqueda"
      advice="Prueba con una titulación más general o añade otras áreas de estudio."
      allLabel="Ver a todos los estudiantes"
    >
      <EmptyState title="Todavía no hay estudiantes que hayan elegido aparecer" icon="users">
        Cada estudiante decide en su perfil si las organizaciones pueden encontrarle. Vuelve dentro de unos
        días.
      </EmptyState>
    </NothingListed>
  );
}
