import { mergeUniversity } from '@puente/client/studies';
import { previewUniversityMerge } from '@puente/client/typed-studies';
import { universityPages } from '@puente/client/university-pages';
import type { TypedUniversity } from '@puente/contract/entities/typed-study';
import { ids } from '@puente/contract/ids';
import type { Page } from '@puente/contract/query';
import { type Asked, useQueryClient } from '@puente/platform/query';
import { AcceptUniversityDialog } from './AcceptUniversityDialog.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { type ReviewDialogProps, ReviewList } from './ReviewList.tsx';

const dialogs = { accept: AcceptUniversityDialog, merge: MergeUniversityDialog };

/** Typed universities, each with its review. */
export const UniversityReview = ({ query }: { query: Asked<Page<TypedUniversity>> }) => (
  <ReviewList
    tab="universities"
    title="Universidades escritas"
    failed="No hemos podido cargar las universidades"
    query={query}
    keyOf={({ id }) => id}
    dialogs={dialogs}
  />
);

function MergeUniversityDialog(dialog: ReviewDialogProps<TypedUniversity>) {
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
