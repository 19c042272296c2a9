import { mergeUniversity } from '@puente/client/studies';
import { previewUniversityMerge } from '@puente/client/typed-studies';
import { universityPages } from '@puente/client/university-pages';
import type { TypedUniversity } from '@puente/contract/entities/typed-study';
import { ids } from '@puente/contract/ids';
import { useQueryClient } from '@puente/platform/query';
import { MergeDialog } from './MergeDialog.tsx';
import type { ReviewDialogProps } from './ReviewList.tsx';

/** Dialog that merges a typed university into one of the catalogue. */
export default function MergeUniversityDialog(dialog: ReviewDialogProps<TypedUniversity>) {
  const { id } = dialog.study;
  const queryClient = useQueryClient();
  return (
    <MergeDialog
      label="Universidad del catálogo"
      load={universityPages(queryClient)}
      countMoves={(into) => previewUniversityMerge(id, ids.university.parse(into))}
      merge={(into) => mergeUniversity(id, ids.university.parse(into))}
      {...dialog}
    />
  );
}
