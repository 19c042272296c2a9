import { degreePages } from '@puente/client/degree-pages';
import { giveTypedDegree } from '@puente/client/studies';
import { previewTypedDegree } from '@puente/client/typed-studies';
import type { TypedDegree } from '@puente/contract/entities/typed-study';
import { ids } from '@puente/contract/ids';
import type { Page } from '@puente/contract/query';
import { type Asked, useQueryClient } from '@puente/platform/query';
import { AcceptDegreeDialog } from './AcceptDegreeDialog.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { type ReviewDialogProps, ReviewList } from './ReviewList.tsx';

const dialogs = { accept: AcceptDegreeDialog, merge: MergeDegreeDialog };

/** Typed names of degrees, each with its review. */
export const DegreeReview = ({ query }: { query: Asked<Page<TypedDegree>> }) => (
  <ReviewList
    tab="degrees"
    title="Titulaciones escritas"
    failed="No hemos podido cargar las titulaciones"
    query={query}
    keyOf={({ name }) => name}
    dialogs={dialogs}
  />
);

function MergeDegreeDialog(dialog: ReviewDialogProps<TypedDegree>) {
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
