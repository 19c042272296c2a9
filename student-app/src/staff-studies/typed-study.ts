import type { TypedDegree, TypedUniversity } from '@puente/contract/entities/typed-study';

/** A university or a degree that waits for a review. */
export type TypedStudy = TypedUniversity | TypedDegree;
