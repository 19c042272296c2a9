import * as z from 'zod/mini';
import { situationCodes } from '../constants/situations.ts';
import { visibilityLevels } from '../constants/visibility.ts';
import { ids } from '../ids.ts';
import { userSummary } from './account.ts';
import { resourceSummary } from './content.ts';
import { moment, nullableText, stamps } from './fields.ts';
import { notificationPreferences } from './message.ts';
import { opportunity } from './opportunity.ts';
import { organizationSummary } from './organization-summary.ts';
import { project } from './project.ts';
import { work } from './work.ts';

/** A degree. 'Otra' has id 0 and the name that the user typed (§4, degree picker). */
const degree = z.object({ id: z.union([z.literal(0), ids.degree]), name: z.string(), type: nullableText });

/** Answers to the questionnaire, and its results by section (constants/competences.ts). */
export const competences = z.object({
  answers: z.record(z.string(), z.int()),
  results: z.record(z.string(), z.number()),
});

/** Student (§3), as the student sees it. Relations are present when populated, in one spelling (student-relations.ts). */
export const student = z.object({
  id: ids.student,
  ...stamps,
  university: nullableText,
  province: nullableText,
  phone: nullableText,
  situation: z.enum(situationCodes),
  qualification: nullableText,
  study_type: nullableText,
  work_deadline: nullableText,
  tags: z.array(z.string()),
  reachedUsHow: nullableText,
  campaigns: z.array(z.string()),
  competences: z.nullable(competences),
  /** Disability and consent: returned to the student only. */
  disability: z.optional(z.nullable(z.boolean())),
  disabilityConsent: z.optional(z.boolean()),
  /** Organisations that may see the student (constants/visibility.ts). */
  visibility: z.enum(visibilityLevels),
  /** Moment at which the student finished the profile wizard. */
  completedAt: z.nullable(moment),
  user: z.optional(userSummary),
  student_area: z.optional(nullableText),
  /** The first of the degrees. */
  degree: z.optional(z.nullable(degree)),
  degrees: z.optional(z.array(degree)),
  /** Own works, including drafts. */
  tfxs: z.optional(z.array(work)),
  notification: z.optional(notificationPreferences),
  /** Saved projects. */
  favorites: z.optional(z.array(project)),
  /** Saved works, with their study areas. */
  favorites_tfxes: z.optional(z.array(work)),
  /** Saved resources, with their picture. */
  favourites_resources: z.optional(z.array(resourceSummary)),
  /** Organisations that the student follows. */
  follows: z.optional(z.array(organizationSummary)),
  /** Opportunities that interest the student. */
  opportunities: z.optional(z.array(opportunity)),
});

/** Data of an applicant that the organisation sees. Never the disability, and no contact data before a preselection. */
export const applicant = z.object({
  id: ids.student,
  name: z.string(),
  surname: z.string(),
  university: nullableText,
  province: nullableText,
  email: nullableText,
  phone: nullableText,
});

/**
 * A student who chose to be found, as organisations with talent access see them. No contact data, no disability, no score and no
 * questionnaire results (decisions).
 */
export const talent = z.object({
  id: ids.student,
  createdAt: moment,
  name: z.string(),
  surname: z.string(),
  university: nullableText,
  province: nullableText,
  student_area: nullableText,
  study_type: nullableText,
  degrees: z.array(z.string()),
  work_deadline: nullableText,
  situation: z.enum(situationCodes),
  tags: z.array(z.string()),
});

/** The profile of a student who chose to be found, with their published works. */
export const talentProfile = z.extend(talent, {
  works: z.array(z.pick(work, { id: true, title: true, status: true, awarded: true })),
});

export type Student = z.infer<typeof student>;
export type StudentDegree = z.infer<typeof degree>;
export type Applicant = z.infer<typeof applicant>;
export type Talent = z.infer<typeof talent>;
export type TalentProfile = z.infer<typeof talentProfile>;
