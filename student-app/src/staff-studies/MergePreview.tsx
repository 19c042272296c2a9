import { messageOf } from '@puente/client/api-error';
import type { TypedDegreeMerge, UniversityMerge } from '@puente/contract/entities/typed-study';
import type { PickerItem } from '@puente/design-system/degree-picker';
import { Notice } from '@puente/design-system/notice';
import { useQuery } from '@puente/platform/query';
import { movesWords } from './review-words.ts';

export type CountMoves = (into: number) => Promise<UniversityMerge | TypedDegreeMerge>;

interface MergePreviewProps {
  /** Typed name. */
  name: string;
  target: PickerItem;
  countMoves: CountMoves;
}

/** Says what a merge moves, and what stays. */
export function MergePreview({ name, target, countMoves }: MergePreviewProps) {
  // Not a key of the lists: they are loaded again after the merge, when there is nothing left to count.
  const { data, error } = useQuery({
    queryKey: ['study-merge', name, target.id],
    queryFn: () => countMoves(target.id),
    staleTime: 0,
    gcTime: 0,
  });
  if (error)
    return (
      <Notice tone="warning" live>
        {messageOf(error)}
      </Notice>
    );
  return (
    <Notice tone="info" live>
      {data ? movesWords(target.name, data) : 'Contando qué cambia…'}
    </Notice>
  );
}
