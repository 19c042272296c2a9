import * as z from 'zod/mini';
import { ids } from '../ids.ts';
import { userSummary } from './account.ts';
import { nullableText, stamps } from './fields.ts';
import { project } from './project.ts';
import { work } from './work.ts';

const organizationName = z.object({ id: ids.organization, name: z.string() });
const degreeName = z.object({ id: ids.degree, name: z.string() });

/** Profiles of users other than students (§3). Relations are present when populated. */
export const coordinator = z.object({
  id: ids.coordinator,
  ...stamps,
  job_position: nullableText,
  organization: z.optional(z.nullable(organizationName)),
  user: z.optional(userSummary),
  /** Saved works, with their study areas. */
  favorites: z.optional(z.array(work)),
});

export const teacher = z.object({
  id: ids.teacher,
  ...stamps,
  university: nullableText,
  teacher_area: nullableText,
  notification_deadline: nullableText,
  /** The first of the degrees. */
  degree: z.optional(z.nullable(degreeName)),
  degrees: z.optional(z.array(degreeName)),
  user: z.optional(userSummary),
  /** Saved projects, with their organisation and study areas. */
  favorites: z.optional(z.array(project)),
});

export const projectManager = z.object({
  id: ids.projectManager,
  ...stamps,
  organizations: z.optional(z.array(organizationName)),
  user: z.optional(userSummary),
});

/** Response to completing a student's profile. GET /api/students/:id returns the whole student. */
export const newStudent = z.object({
  id: ids.student,
  ...stamps,
  university: nullableText,
  province: nullableText,
  phone: nullableText,
});

export type Coordinator = z.infer<typeof coordinator>;
export type Teacher = z.infer<typeof teacher>;
export type ProjectManager = z.infer<typeof projectManager>;
