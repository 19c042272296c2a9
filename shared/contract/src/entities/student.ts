import * as z from 'zod/mini';
import { situationCodes } from '../constants/situations.ts';
import { visibilityLevels } from '../constants/visibility.ts';
import { userSummary } from './account.ts';
import { resourceSummary } from './content.ts';
import { moment, nullableText, stamps } from './fields.ts';
import { ids } from '../ids.ts';
import { notificationPreferences } from './message.ts';
import { opportunity } from './opportunity.ts';
import { organizationSummary } from './organization-summary.ts';
import { project } from './project.ts';
import { work } from './work.ts';

/** 'Otra' has id 0 and the name that was typed (§4, degree picker). */
const degree = z.object({ id: z.union([z.literal(0), ids.degree]), name: z.string(), type: nullableText });

/** The questionnaire as it was answered, and its results by section (constants/competences.ts). */
export const competences = z.object({
  answers: z.record(z.string(), z.int()),
  results: z.record(z.string(), z.number()),
});

/** Student (§3), as the student sees it. Relations are there when populated, in one spelling (student-relations.ts). */
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
  /** For the student alone: no other caller gets either. */
  disability: z.optional(z.nullable(z.boolean())),
  disabilityConsent: z.optional(z.boolean()),
  /** Which organisations see them (constants/visibility.ts). */
  visibility: z.enum(visibilityLevels),
  /** When the profile wizard was finished. */
  completedAt: z.nullable(moment),
  user: z.optional(userSummary),
  student_area: z.optional(nullableText),
  /** The first of the degrees. */
  degree: z.optional(z.nullable(degree)),
  degrees: z.optional(z.array(degree)),
  /** Own works, drafts too. */
  tfxs: z.optional(z.array(work)),
  notification: z.optional(notificationPreferences),
  /** Saved projects. */
  favorites: z.optional(z.array(project)),
  /** Saved works, with their study areas. */
  favorites_tfxes: z.optional(z.array(work)),
  /** Saved resources, with their picture. */
  favourites_resources: z.optional(z.array(resourceSummary)),
  /** Organisations. */
  follows: z.optional(z.array(organizationSummary)),
  /** Those that interest them. */
  opportunities: z.optional(z.array(opportunity)),
});

/** What an organisation sees of an applicant. Never the disability, never the contact data before a preselection. */
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
 * What organisations with talent access see of a student who chose to be found: no contact data, no disability, no score,
 * no results of a questionnaire (decisions).
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

/** The profile of such a student, with what they have published of their own. */
export const talentProfile = z.extend(talent, {
  works: z.array(z.pick(work, { id: true, title: true, status: true, awarded: true })),
});

export type Student = z.infer<typeof student>;
export type StudentDegree = z.infer<typeof degree>;
export type Applicant = z.infer<typeof applicant>;
export type Talent = z.infer<typeof talent>;
export type TalentProfile = z.infer<typeof talentProfile>;
