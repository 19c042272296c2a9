import { type RefObject, useCallback } from 'react';
import { messageOf } from '@puente/client/api-error';
import type { Talent } from '@puente/contract/entities/student';
import { Results } from '@puente/design-system/lists';
import { useNewPageFocus } from '@puente/platform/lists';
import { useReady } from '@puente/platform/ui';
import { NoTalent } from './NoTalent.tsx';
import { talentCount, talentSearch } from './talent-search.ts';
import { TalentCard } from './TalentCard.tsx';
import { type TalentControls, useTalentList } from './use-talent-search.ts';
import { whyListed } from './why-listed.ts';

interface TalentResultsProps {
  controls: TalentControls;
  region: RefObject<HTMLElement | null>;
  onOpenFilters: () => void;
}

export function TalentResults({ controls, region, onOpenFilters }: TalentResultsProps) {
  const { search, chips, clear, sortBy, pageHref } = controls;
  const list = useTalentList(search);
  const { data } = list;
  const { chosen } = search;
  useReady(!list.isPending);
  useNewPageFocus(search, region);
  const card = useCallback(
    (talent: Talent) => <TalentCard talent={talent} reasons={whyListed(talent, { chosen })} />,
    [chosen],
  );

  return (
    <Results
      region={region}
      status={
        data === undefined
          ? list.isPending && 'Buscando estudiantes…'
          : talentCount(data.meta.pagination.total)
      }
      filters={{ count: talentSearch.count(search), onOpen: onOpenFilters }}
      sort={{ options: talentSearch.sorts, value: search.sort, onSort: sortBy }}
      active={{ chips, onClear: clear }}
      found={data && { items: data.data, ...data.meta.pagination }}
      waiting={list.isPending}
      failure={
        list.error
          ? { title: 'No hemos podido cargar los estudiantes', message: messageOf(list.error) }
          : undefined
      }
      busy={{ list: list.isPlaceholderData, retry: list.isFetching }}
      onRetry={() => void list.refetch()}
      pageHref={pageHref}
      nothing={() => <NoTalent controls={controls} total={data?.meta.pagination.total ?? 0} />}
    >
      {card}
    </Results>
  );
}
