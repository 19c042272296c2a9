import * as z from 'zod/mini';
import { invitationStatusCodes } from '../constants/talent-invitations.ts';
import { ids } from '../ids.ts';
import { moment, nullableText, stamps } from './fields.ts';
import { organizationSummary } from './organization-summary.ts';
import { applicant } from './student.ts';

/** An organisation's invitation of a student of the talent corner to one of its projects. */
export const talentInvitation = z.object({
  id: ids.talentInvitation,
  ...stamps,
  status: z.enum(invitationStatusCodes),
  /** Text that the organisation wrote to the student. */
  message: nullableText,
  answeredAt: z.nullable(moment),
  /** Project of the invitation. `open`: it takes applications, so the invitation can still be accepted. */
  project: z.object({ id: ids.project, title: z.string(), open: z.boolean() }),
  organization: organizationSummary,
  /** Invited student. Contact data only after the student has accepted, and while the organisation is verified. */
  student: applicant,
});

/** A private list of students that an organisation keeps. Students who no longer want to be found are left out. */
export const talentList = z.object({
  id: ids.talentList,
  name: z.string(),
  updatedAt: moment,
  students: z.array(ids.student),
});

export type TalentInvitation = z.infer<typeof talentInvitation>;
export type TalentList = z.infer<typeof talentList>;
