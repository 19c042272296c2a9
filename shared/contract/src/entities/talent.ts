import * as z from 'zod/mini';
import { invitationStatusCodes } from '../constants/talent-invitations.ts';
import { moment, nullableText, stamps } from './fields.ts';
import { ids } from '../ids.ts';
import { organizationSummary } from './organization-summary.ts';
import { applicant } from './student.ts';

/** An organisation's invitation of a student of the talent corner to one of its projects. */
export const talentInvitation = z.object({
  id: ids.talentInvitation,
  ...stamps,
  status: z.enum(invitationStatusCodes),
  /** What the organisation wrote. */
  message: nullableText,
  answeredAt: z.nullable(moment),
  /** `open`: it takes applications, so that the invitation can still be accepted. */
  project: z.object({ id: ids.project, title: z.string(), open: z.boolean() }),
  organization: organizationSummary,
  /** E-mail and telephone only once the student has accepted, and while the organisation is verified. */
  student: applicant,
});

/** People that an organisation keeps together, for its own eyes. Who no longer wants to be found is not among them. */
export const talentList = z.object({
  id: ids.talentList,
  name: z.string(),
  updatedAt: moment,
  students: z.array(ids.student),
});

export type TalentInvitation = z.infer<typeof talentInvitation>;
export type TalentList = z.infer<typeof talentList>;
