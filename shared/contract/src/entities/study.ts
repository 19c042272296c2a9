import * as z from 'zod/mini';
import { id } from './fields.ts';

/** University: only validated ones are ever listed (§3). */
export const universityName = z.object({ id, name: z.string() });

export const studySubarea = z.object({ id, name: z.string() });
export const studyArea = z.object({ id, name: z.string(), study_subareas: z.optional(z.array(studySubarea)) });

export type UniversityName = z.infer<typeof universityName>;
export type StudyArea = z.infer<typeof studyArea>;
