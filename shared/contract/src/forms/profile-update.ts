import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { reference } from './fields.ts';
import { line } from './line.ts';
import { momentField } from './moment.ts';
import { universityOrName } from './registration.ts';
import { studentFields } from './student-profile.ts';
import { relationChange } from './student-update.ts';

/** Body of PUT /api/coordinators/{id}. `favorites` are the works that they saved (§3). */
export const coordinatorUpdate = z.strictObject({
  job_position: z.optional(z.nullable(line(limits.name.max))),
  favorites: z.optional(relationChange<'work'>()),
});

/** The form that coordinators fill in. */
export const jobPositionForm = z.object({ job_position: line(limits.name.max) });

export type JobPositionForm = z.input<typeof jobPositionForm>;

/** Body of PUT /api/teachers/{id} (§3); `favorites` are the projects that they saved. */
export const teacherUpdate = z.strictObject({
  university: z.optional(universityOrName),
  /** Area by id or by name. */
  teacher_area: z.optional(z.nullable(studentFields.student_area)),
  degrees: z.optional(
    z
      .array(reference<'degree'>())
      .check(z.maxLength(limits.degrees.max, messages.tooManyDegrees(limits.degrees.max))),
  ),
  /** Moment at which the teacher wants a reminder of their students' deadlines. */
  notification_deadline: z.optional(z.nullable(momentField)),
  favorites: z.optional(relationChange<'project'>()),
});

export type TeacherUpdate = z.output<typeof teacherUpdate>;
