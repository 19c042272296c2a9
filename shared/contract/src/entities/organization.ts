import * as z from 'zod/mini';
import { organizationEventKinds } from '../constants/organization-events.ts';
import { moment, nullableText, stamps } from './fields.ts';
import { ids } from '../ids.ts';
import { mediaFile } from './file.ts';
import { opportunity } from './opportunity.ts';
import { project } from './project.ts';

export { organizationSummary, type OrganizationSummary } from './organization-summary.ts';

/** What an organisation shows of itself to the students that it looks for. */
export const organizationBrand = z.object({ academic_profiles: z.array(z.string()), updatedAt: moment });

const count = z.int();
const followTrend = z.array(z.object({ week: z.string(), followed: count, unfollowed: count }));

/** What anybody who is signed in may know of an organisation's activity. */
const publicStats = {
  /** Published, in any status. */
  projects: count,
  open_projects: count,
  /** Published and not over. */
  opportunities: count,
  followers: count,
  /**
   * Of the applications of the last year that were answered or should have been, how many were answered by the day that
   * the organisation had given, in per cent; null before it has had `limits.answerDays.judgedFrom` applications.
   */
  answered_in_time: z.nullable(count),
  /** In how many days it answers, as the median of those answers; null as above, or when it has answered none. */
  median_answer_days: z.nullable(count),
};

/** What is really counted of an organisation, in an attributes object as §3 has it: what only its people and staff read is optional. */
export const readableStats = z.object({
  attributes: z.object({
    ...publicStats,
    applications: z.optional(count),
    applications_new: z.optional(count),
    interested: z.optional(count),
    follows: z.optional(followTrend),
  }),
});

/** The same for its people and staff. */
export const organizationStats = z.object({
  attributes: z.object({
    ...publicStats,
    /** Applications to all projects, drafts left out. */
    applications: count,
    /** Of those, the ones without an answer. */
    applications_new: count,
    /** Students who said that an opportunity interests them. */
    interested: count,
    /** The last twelve weeks, oldest first, from the project metrics. `week` is its Monday, in Spain. */
    follows: followTrend,
  }),
});

/** Organisation (§3). What follows `verified` is there when populated, the last block for its own people and staff only. */
export const organization = z.object({
  id: ids.organization,
  ...stamps,
  name: z.string(),
  type: nullableText,
  sector: nullableText,
  size: nullableText,
  description: nullableText,
  /** Province. */
  location: nullableText,
  web: nullableText,
  linkedin: nullableText,
  /** Staff have verified its identity. */
  verified: z.boolean(),
  /** It looks for people with a disability: an applicant's answer is shown to it from a preselection on, with their consent. */
  seeks_inclusion: z.boolean(),

  logo: z.optional(z.nullable(mediaFile)),
  /** Published ones, newest first, at most `limits.populated`; its own people also see drafts. */
  opportunities: z.optional(z.array(opportunity)),
  projects: z.optional(z.array(project)),
  /** How many there are: who they are is for its own people (GET /api/organizations/:id/followers). */
  followers: z.optional(z.int()),
  stats: z.optional(organizationStats),
  brand: z.optional(organizationBrand),

  talent_access: z.optional(z.boolean()),
  reachedUsHow: z.optional(nullableText),
  contact_name: z.optional(nullableText),
  contact_mail: z.optional(nullableText),
  contact_phone: z.optional(nullableText),
});

/** A student who follows an organisation, as its people see them: nameless unless they chose to be found by organisations. */
export const follower = z.object({
  /** Of the student row; null for a nameless student, whom an application with the same id would name. */
  id: z.nullable(ids.student),
  name: nullableText,
  surname: nullableText,
  university: nullableText,
  province: nullableText,
  student_area: nullableText,
  date: moment,
});

/** A person who acts for an organisation. */
export const organizationPerson = z.object({
  /** Of the user. */
  id: ids.user,
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  profileType: z.enum(['coordinator', 'projectManager']),
  /** Of the coordinator, by which projects name who runs them; null for a project manager. */
  coordinator: z.nullable(ids.coordinator),
  job_position: nullableText,
});

/** Something that was done for an organisation, as its people and staff read it. */
export const organizationEvent = z.object({
  id: ids.organizationEvent,
  kind: z.enum(organizationEventKinds),
  date: moment,
  /** Who did it; null for a person who has left the platform, or for its team. */
  by: nullableText,
  /** Whom it was done to, when it was a person who is still here. */
  about: nullableText,
});

/** Project metric (§3): that a student began or ceased to follow an organisation, and when; not who. */
export const projectMetric = z.object({
  id: ids.projectMetric,
  type: z.literal('follow'),
  date: moment,
  organization: ids.organization,
  deleteEntry: z.boolean(),
});

export type Organization = z.infer<typeof organization>;
export type ReadableStats = z.infer<typeof readableStats>;
export type OrganizationBrand = z.infer<typeof organizationBrand>;
export type OrganizationStats = z.infer<typeof organizationStats>;
export type Follower = z.infer<typeof follower>;
export type OrganizationEvent = z.infer<typeof organizationEvent>;
export type OrganizationPerson = z.infer<typeof organizationPerson>;
