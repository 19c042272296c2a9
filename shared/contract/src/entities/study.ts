import * as z from 'zod/mini';
import { studyTypes } from '../constants/study-types.ts';
import { id, nullableText } from './fields.ts';

/** Universities, degrees and study fields (specification §3). */
const named = z.object({ id, name: z.string() });

/** University: only validated ones are ever listed (§3). */
export const universityName = named;

export const studySubarea = named;
export const studyArea = z.object({
  id,
  name: z.string(),
  study_subareas: z.optional(z.array(studySubarea)),
});
/** The same seen from the other side: with the area that it belongs to, when populated. */
export const studySubareaOfArea = z.object({ id, name: z.string(), study_area: z.optional(named) });

export const degreeName = named;

/** Where a university teaches. `degrees` and `university` are there when populated. */
export const center = z.object({
  id,
  name: z.string(),
  province: z.string(),
  study_type: z.nullable(z.enum(studyTypes)),
  /** Name of the study area. */
  student_area: nullableText,
  degrees: z.optional(z.array(degreeName)),
  university: z.optional(universityName),
});

/** `centers` are there when populated, each with its university. */
export const degree = z.object({
  id,
  name: z.string(),
  type: z.enum(studyTypes),
  centers: z.optional(z.array(center)),
});

export const university = z.object({
  id,
  name: z.string(),
  code: nullableText,
  validated: z.boolean(),
  centers: z.optional(z.array(center)),
});

export type UniversityName = z.infer<typeof universityName>;
export type StudyArea = z.infer<typeof studyArea>;
export type DegreeName = z.infer<typeof degreeName>;
export type Center = z.infer<typeof center>;
export type Degree = z.infer<typeof degree>;
export type University = z.infer<typeof university>;
