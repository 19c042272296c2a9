import * as z from 'zod/mini';
import { studyTypes } from '../constants/study-types.ts';
import { ids } from '../ids.ts';
import { moment, nullableText } from './fields.ts';

/** Universities, degrees and study fields (specification §3). */
const name = z.string();

/** University. Lists contain validated universities only (§3). */
export const universityName = z.object({ id: ids.university, name });

/** University with its short names ('UDC'), for searches. Other servers of this API family do not return them. */
export const universityToFind = z.extend(universityName, { short_names: z.optional(z.array(z.string())) });

export const studySubarea = z.object({ id: ids.studySubarea, name });
export const studyArea = z.object({
  id: ids.studyArea,
  name: z.string(),
  study_subareas: z.optional(z.array(studySubarea)),
});
/** Study subarea, with its study area when populated. */
export const studySubareaOfArea = z.object({
  id: ids.studySubarea,
  name: z.string(),
  study_area: z.optional(z.object({ id: ids.studyArea, name })),
});

export const degreeName = z.object({ id: ids.degree, name });

/** Centre of a university. `degrees` and `university` are present when populated. */
export const center = z.object({
  id: ids.center,
  name: z.string(),
  province: z.string(),
  study_type: z.nullable(z.enum(studyTypes)),
  /** Name of the study area. */
  student_area: nullableText,
  degrees: z.optional(z.array(degreeName)),
  university: z.optional(universityName),
});

/** Degree. `centers` are present when populated, each with its university. */
export const degree = z.object({
  id: ids.degree,
  name: z.string(),
  type: z.enum(studyTypes),
  /** Id of the study area. Other servers of this API family do not return it. */
  study_area: z.optional(z.nullable(ids.studyArea)),
  updatedAt: moment,
  centers: z.optional(z.array(center)),
});

export const university = z.object({
  id: ids.university,
  name: z.string(),
  code: nullableText,
  validated: z.boolean(),
  updatedAt: moment,
  centers: z.optional(z.array(center)),
});

export type UniversityName = z.infer<typeof universityName>;
export type StudyArea = z.infer<typeof studyArea>;
export type DegreeName = z.infer<typeof degreeName>;
export type Center = z.infer<typeof center>;
export type Degree = z.infer<typeof degree>;
export type University = z.infer<typeof university>;
