import type { TypedDegree } from '@puente/contract/entities/typed-study';
import type { Page } from '@puente/contract/query';
import type { Asked } from '@puente/platform/query';
import { type LoadDialogs, ReviewList } from './ReviewList.tsx';

const dialogs: LoadDialogs<TypedDegree> = {
  accept: () => import(/* webpackChunkName: "reviewStudy" */ './AcceptDegreeDialog.tsx'),
  merge: () => import(/* webpackChunkName: "reviewStudy" */ './MergeDegreeDialog.tsx'),
};

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
