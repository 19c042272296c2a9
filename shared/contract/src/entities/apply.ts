import * as z from 'zod/mini';
import { statusCodes } from '../constants/statuses.ts';
import { id, moment, nullableText, stamps } from './fields.ts';
import { project } from './project.ts';
import { applicant } from './student.ts';

/** Application to a project (§3, 'apply'). `project` and `student` are there when populated. */
export const apply = z.object({
  id,
  ...stamps,
  status: z.enum(statusCodes),
  motivation: nullableText,
  interest: nullableText,
  availability: nullableText,
  video: nullableText,
  supermatch: z.boolean(),
  deadline: z.nullable(moment),
  /** Name and size of the CV; the bytes come from `CV_url`, only for those who may see the application. */
  CV: z.nullable(z.object({ id, name: z.string(), size: z.int() })),
  CV_url: nullableText,
  student: z.optional(applicant),
  project: z.optional(project),
});

export type Apply = z.infer<typeof apply>;
