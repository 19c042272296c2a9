import * as z from 'zod/mini';
import { emailField } from './email.ts';

/** Invites the teacher with this address to guide a collaboration. */
export const invitedTeacher = z.strictObject({ email: emailField });

/** The teacher's answer. Null undoes a decline. */
export const invitationAnswer = z.strictObject({ accepted: z.nullable(z.boolean()) });

export type InvitedTeacher = z.input<typeof invitedTeacher>;
