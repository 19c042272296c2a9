import type { TypedUniversity } from '@puente/contract/entities/typed-study';
import type { Page } from '@puente/contract/query';
import type { Asked } from '@puente/platform/query';
import { type LoadDialogs, ReviewList } from './ReviewList.tsx';

const dialogs: LoadDialogs<TypedUniversity> = {
  accept: () => import(/* webpackChunkName: "reviewStudy" */ './AcceptUniversityDialog.tsx'),
  merge: () => import(/* webpackChunkName: "reviewStudy" */ './MergeUniversityDialog.tsx'),
};

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
