import * as z from 'zod/mini';
import { applicationTexts } from '../constants/application-texts.ts';
import { refusalCodes } from '../constants/refusals.ts';
import { statusCodes } from '../constants/statuses.ts';
import { each } from '../each.ts';
import { ids } from '../ids.ts';
import { moment, nullableText, stamps } from './fields.ts';
import { project } from './project.ts';
import { applicant } from './student.ts';

/** Application profile: the data of an applicant that the organisation sees. */
const applicantProfile = z.extend(applicant, {
  /** Names of the degrees that the applicant studies. */
  degrees: z.array(z.string()),
  student_area: nullableText,
  study_type: nullableText,
  /**
   * A recognised disability above 33 %. Present only if the organisation seeks inclusion, the student consented, and the organisation
   * already has their contact data. No earlier decision depends on it.
   */
  disability: z.optional(z.literal(true)),
});

/** Metadata of the CV of an application. */
export const cvFile = z.object({ id: ids.file, name: z.string(), size: z.int() });

/** Application to a project (§3, 'apply'). `project` and `student` are present when populated. */
export const application = z.object({
  id: ids.application,
  ...stamps,
  status: z.enum(statusCodes),
  ...each(applicationTexts, nullableText),
  video: nullableText,
  supermatch: z.boolean(),
  /** Day until which the student can wait for an answer. */
  deadline: z.nullable(moment),
  /** End of the day by which the organisation promised an answer when the student applied; null for a draft. */
  answer_due: z.nullable(moment),
  /** Name of the tutor at the university. */
  tutor: nullableText,
  rtx_interest: z.nullable(z.boolean()),
  /** Text that comes with the organisation's answer, or the reason why the application ended without one. */
  reason: nullableText,
  /** Reason for a refusal, from the fixed list (constants/refusals.ts). The student reads it before `reason`. */
  refusal: z.nullable(z.enum(refusalCodes)),
  /** Moment of the preselection; null when there is none or it was taken back. */
  preselectedAt: z.nullable(moment),
  /** Moment at which the application ended: answered by the organisation, closed with its project, or withdrawn. */
  answeredAt: z.nullable(moment),
  /** Moment at which the student withdrew the application. */
  withdrawnAt: z.nullable(moment),
  /** Last page of the form that the student reached; null once the application is sent. */
  step: z.nullable(z.int()),
  /** The organisation's private mark, never returned to the student. */
  good_candidate: z.optional(z.nullable(z.boolean())),
  /** For the organisation: true while the student has not been notified of the last move and it can still be undone. */
  held: z.optional(z.boolean()),
  /** For the organisation: the moment chosen for telling the student of that move; null when that is a matter of seconds. */
  sends_at: z.optional(z.nullable(moment)),
  /** Collaboration that the student's confirmation of a selection began; null before. Missing for a student who has left it. */
  collaboration: z.optional(z.nullable(ids.collaboration)),
  /** Returned with `student`, for the organisation: match by the published rules. Null when the student does not show their studies. */
  match: z.optional(z.nullable(z.object({ reasons: z.array(z.string()), obstacles: z.array(z.string()) }))),
  /** Name and size of the CV. `CV_url` serves the bytes to users who may see the application. */
  CV: z.nullable(cvFile),
  CV_url: nullableText,
  student: z.optional(applicantProfile),
  /**
   * Returned with `student`: whether the contact data is available, or what it requires first. A move that is held gives no contact data.
   */
  contact: z.optional(z.enum(['given', 'afterPreselection', 'afterVerification'])),
  project: z.optional(project),
  /** Returned with `project`, for the student: contact data of an organisation that has shown interest. */
  organization_contact: z.optional(z.object({ name: nullableText, mail: nullableText, phone: nullableText })),
});

export type Application = z.infer<typeof application>;
export type ApplicantProfile = z.infer<typeof applicantProfile>;
