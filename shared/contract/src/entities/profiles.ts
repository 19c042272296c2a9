import * as z from 'zod/mini';
import { userSummary } from './account.ts';
import { id, nullableText, stamps } from './fields.ts';
import { work } from './work.ts';

const named = z.object({ id, name: z.string() });

/** Profiles that are not a student's (§3). Relations are there when populated. */
export const coordinator = z.object({
  id,
  ...stamps,
  job_position: nullableText,
  organization: z.optional(z.nullable(named)),
  user: z.optional(userSummary),
  /** Saved works, with their study areas. */
  favorites: z.optional(z.array(work)),
});

export const teacher = z.object({
  id,
  ...stamps,
  university: nullableText,
  teacher_area: nullableText,
  notification_deadline: nullableText,
  /** The first of the degrees. */
  degree: z.optional(z.nullable(named)),
  degrees: z.optional(z.array(named)),
  user: z.optional(userSummary),
});

export const projectManager = z.object({
  id,
  ...stamps,
  organizations: z.optional(z.array(named)),
  user: z.optional(userSummary),
});

/** What completing a student's profile answers; the whole student is read with GET /api/students/:id. */
export const newStudent = z.object({
  id,
  ...stamps,
  university: nullableText,
  province: nullableText,
  phone: nullableText,
});

export type Coordinator = z.infer<typeof coordinator>;
export type Teacher = z.infer<typeof teacher>;
export type ProjectManager = z.infer<typeof projectManager>;
