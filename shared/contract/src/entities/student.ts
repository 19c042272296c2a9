import * as z from 'zod/mini';
import { situationCodes } from '../constants/situations.ts';
import { id, nullableText, stamps } from './fields.ts';
import { project } from './project.ts';

/** Student (§3), as the student sees it. `favorites` are the saved projects, there when populated. */
export const student = z.object({
  id,
  ...stamps,
  university: nullableText,
  province: nullableText,
  phone: nullableText,
  situation: z.enum(situationCodes),
  qualification: nullableText,
  favorites: z.optional(z.array(project)),
});

/** What an organisation sees of an applicant. Never the disability, never the contact data before a preselection. */
export const applicant = z.object({
  id,
  name: z.string(),
  surname: z.string(),
  university: nullableText,
  province: nullableText,
  email: nullableText,
  phone: nullableText,
});

export type Student = z.infer<typeof student>;
export type Applicant = z.infer<typeof applicant>;
