import * as z from 'zod/mini';
import { ids } from '../ids.ts';
import { moment, nullableText } from './fields.ts';

/** Invitation to guide a collaboration, as the invited teacher sees it. */
export const teacherInvitation = z.object({
  id: ids.teacherInvitation,
  createdAt: moment,
  title: z.string(),
  organization_name: z.string(),
  /** Full names of the students. */
  students: z.array(z.string()),
  /** Full name of the person who sent it. */
  invited_by: nullableText,
});

export type TeacherInvitation = z.infer<typeof teacherInvitation>;
