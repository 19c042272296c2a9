import { useCallback } from 'react';
import type { Talent } from '@puente/contract/entities/student';
import { Results } from '@puente/design-system/lists';
import { useListResults } from '@puente/platform/list-page';
import { useReady } from '@puente/platform/ui';
import { NoTalent } from './NoTalent.tsx';
import { talentCount } from './talent-search.ts';
import { TalentCard } from './TalentCard.tsx';
import { type TalentControls, useTalentList } from './use-talent-search.ts';
import { whyListed } from './why-listed.ts';

export function TalentResults({ controls }: { controls: TalentControls }) {
  const list = useTalentList(controls.search);
  const { chosen } = controls.search;
  useReady(!list.isPending);
  const results = useListResults(controls, list, {
    count: talentCount,
    searching: 'Buscando estudiantes…',
    failed: 'No hemos podido cargar los estudiantes',
  });
  const card = useCallback(
    (talent: Talent) => <TalentCard talent={talent} reasons={whyListed(talent, { chosen })} />,
    [chosen],
  );

  return (
    <Results
      {...results}
      filters={controls.toggle}
      nothing={() => <NoTalent controls={controls} total={list.data?.meta.pagination.total ?? 0} />}
    >
      {card}
    </Results>
  );
}
