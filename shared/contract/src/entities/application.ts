import * as z from 'zod/mini';
import { refusalCodes } from '../constants/refusals.ts';
import { statusCodes } from '../constants/statuses.ts';
import { moment, nullableText, stamps } from './fields.ts';
import { ids } from '../ids.ts';
import { project } from './project.ts';
import { applicant } from './student.ts';

/** What an organisation reads of an applicant: their application profile. */
const applicantProfile = z.extend(applicant, {
  /** Names of what they study. */
  degrees: z.array(z.string()),
  student_area: nullableText,
  study_type: nullableText,
  /**
   * A recognised disability above 33 %: there for an organisation that looks for inclusion, of a student who agreed to that, as soon as it is given
   * their contact data. It decides nothing before.
   */
  disability: z.optional(z.literal(true)),
});

/** A CV as an application has it. */
export const cvFile = z.object({ id: ids.file, name: z.string(), size: z.int() });

/** Application to a project (§3, 'apply'). `project` and `student` are there when populated. */
export const application = z.object({
  id: ids.application,
  ...stamps,
  status: z.enum(statusCodes),
  motivation: nullableText,
  interest: nullableText,
  availability: nullableText,
  video: nullableText,
  supermatch: z.boolean(),
  /** Day until which the student can wait for an answer. */
  deadline: z.nullable(moment),
  /** The end of the day by which the organisation said that it would answer, when the student applied; null for a draft. */
  answer_due: z.nullable(moment),
  /** Name of the tutor at the university. */
  tutor: nullableText,
  project_expected: nullableText,
  rtx_interest: z.nullable(z.boolean()),
  /** What the organisation says with its answer, or why there is none any more. */
  reason: nullableText,
  /** Why it was a 'no', of the fixed list (constants/refusals.ts); the student reads it before `reason`. */
  refusal: z.nullable(z.enum(refusalCodes)),
  /** When the organisation showed interest; null when it has not, or has taken that back. */
  preselectedAt: z.nullable(moment),
  /** When it ended: by the organisation's answer, by the end of its project or because it was withdrawn. */
  answeredAt: z.nullable(moment),
  /** When the student took it back. */
  withdrawnAt: z.nullable(moment),
  /** The page of the form that the student has come to; null when it was sent. */
  step: z.nullable(z.int()),
  /** The organisation's private mark: never given to the student. */
  good_candidate: z.optional(z.nullable(z.boolean())),
  /** For the organisation: its last move has not been told to the student, and can still be taken back. */
  held: z.optional(z.boolean()),
  /** For the organisation: the moment chosen for telling the student of that move; null when that is a matter of seconds. */
  sends_at: z.optional(z.nullable(moment)),
  /** Beside `student`, for the organisation: what the published rules say; null for a student who does not show their studies. */
  match: z.optional(z.nullable(z.object({ reasons: z.array(z.string()), obstacles: z.array(z.string()) }))),
  /** Name and size of the CV; the bytes come from `CV_url`, only for those who may see the application. */
  CV: z.nullable(cvFile),
  CV_url: nullableText,
  student: z.optional(applicantProfile),
  /** Beside `student`: whether their e-mail and telephone are given, or what for they wait. A move that is held gives nothing. */
  contact: z.optional(z.enum(['given', 'afterPreselection', 'afterVerification'])),
  project: z.optional(project),
  /** Beside `project`, for the student: how to reach an organisation that has shown interest. */
  organization_contact: z.optional(z.object({ name: nullableText, mail: nullableText, phone: nullableText })),
});

export type Application = z.infer<typeof application>;
export type ApplicantProfile = z.infer<typeof applicantProfile>;
