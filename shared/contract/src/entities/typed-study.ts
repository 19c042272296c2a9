import * as z from 'zod/mini';
import { ids } from '../ids.ts';
import { moment } from './fields.ts';

/** Universities and degrees that users typed for 'Otra', as support reviews them. */

const count = z.int();

/** Entry of the catalogue with a similar name. 1 has the same words, apart from accents, case and common words. */
const double = <Id extends z.ZodMiniType>(id: Id) =>
  z.object({ id, name: z.string(), similarity: z.number() });

export const typedUniversity = z.object({
  id: ids.university,
  name: z.string(),
  createdAt: moment,
  updatedAt: moment,
  students: count,
  teachers: count,
  /** Published works that name it. A review does not change them. */
  works: count,
  doubles: z.array(double(ids.university)),
});

/** Records that a merge moves to the other university. `works` are not changed. */
export const universityMerge = z.object({ students: count, teachers: count, centers: count, works: count });

/** Spellings of a name that differ in accents and case only. `name` is the first. */
export const typedDegree = z.object({
  name: z.string(),
  createdAt: moment,
  students: count,
  works: count,
  doubles: z.array(double(ids.degree)),
});

/** Students who get the degree for the name they typed. `works` are not changed. */
export const typedDegreeMerge = z.object({ students: count, works: count });

export type TypedUniversity = z.infer<typeof typedUniversity>;
export type TypedDegree = z.infer<typeof typedDegree>;
export type UniversityMerge = z.infer<typeof universityMerge>;
export type TypedDegreeMerge = z.infer<typeof typedDegreeMerge>;
