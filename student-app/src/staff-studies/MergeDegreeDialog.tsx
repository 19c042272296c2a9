import { degreePages } from '@puente/client/degree-pages';
import { giveTypedDegree } from '@puente/client/studies';
import { previewTypedDegree } from '@puente/client/typed-studies';
import type { TypedDegree } from '@puente/contract/entities/typed-study';
import { ids } from '@puente/contract/ids';
import { useQueryClient } from '@puente/platform/query';
import { MergeDialog } from './MergeDialog.tsx';
import type { ReviewDialogProps } from './ReviewList.tsx';

/** Dialog that gives a degree of the catalogue to everybody who typed a name for it. */
export default function MergeDegreeDialog(dialog: ReviewDialogProps<TypedDegree>) {
  const { name } = dialog.study;
  const queryClient = useQueryClient();
  return (
    <MergeDialog
      label="Titulación del catálogo"
      load={degreePages(queryClient)}
      countMoves={(into) => previewTypedDegree(ids.degree.parse(into), name)}
      merge={(into) => giveTypedDegree(ids.degree.parse(into), name)}
      {...dialog}
    />
  );
}
