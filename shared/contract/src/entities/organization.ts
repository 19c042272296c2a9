import * as z from 'zod/mini';
import { organizationEventKinds } from '../constants/organization-events.ts';
import { ids } from '../ids.ts';
import { moment, nullableText, stamps } from './fields.ts';
import { mediaFile } from './file.ts';
import { opportunity } from './opportunity.ts';
import { project } from './project.ts';

export { organizationSummary, type OrganizationSummary } from './organization-summary.ts';

/** Brand of an organisation: what it shows to the students that it looks for. */
export const organizationBrand = z.object({ academic_profiles: z.array(z.string()), updatedAt: moment });

const count = z.int();
const followTrend = z.array(z.object({ week: z.string(), followed: count, unfollowed: count }));

/** Activity figures of an organisation that every signed-in user may see. */
const publicStats = {
  /** Number of published projects, in any status. */
  projects: count,
  open_projects: count,
  /** Number of published opportunities that are not over. */
  opportunities: count,
  followers: count,
  /**
   * Percentage of the last year's applications that were answered on time: by the day that the organisation had promised. Counts
   * applications that were answered or due. Null before the organisation has had `limits.answerDays.judgedFrom` applications.
   */
  answered_in_time: z.nullable(count),
  /** Median number of days until an answer; null as above, or when there is no answer. */
  median_answer_days: z.nullable(count),
};

/** Statistics of an organisation, in an attributes object as in §3. The fields for its people and staff are optional. */
export const readableStats = z.object({
  attributes: z.object({
    ...publicStats,
    applications: z.optional(count),
    applications_new: z.optional(count),
    interested: z.optional(count),
    follows: z.optional(followTrend),
  }),
});

/** Statistics of an organisation for its people and staff. */
export const organizationStats = z.object({
  attributes: z.object({
    ...publicStats,
    /** Number of applications to all projects, without drafts. */
    applications: count,
    /** Number of those applications without an answer. */
    applications_new: count,
    /** Number of students who are interested in an opportunity. */
    interested: count,
    /** Follows of the last twelve weeks, oldest first, from the project metrics. `week` is its Monday, in Spain. */
    follows: followTrend,
  }),
});

/** Organisation (§3). Fields after `verified` are present when populated; the last block only for its people and staff. */
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
  /** True when staff have verified the organisation's identity. */
  verified: z.boolean(),
  /** True when it looks for people with a disability. With the applicant's consent, it sees their answer from the preselection on. */
  seeks_inclusion: z.boolean(),

  logo: z.optional(z.nullable(mediaFile)),
  /** Published opportunities, newest first, at most `limits.populated`. The organisation's own people also see drafts. */
  opportunities: z.optional(z.array(opportunity)),
  projects: z.optional(z.array(project)),
  /** Number of followers. Only its own people see who they are (GET /api/organizations/:id/followers). */
  followers: z.optional(z.int()),
  stats: z.optional(organizationStats),
  brand: z.optional(organizationBrand),

  talent_access: z.optional(z.boolean()),
  reachedUsHow: z.optional(nullableText),
  contact_name: z.optional(nullableText),
  contact_mail: z.optional(nullableText),
  contact_phone: z.optional(nullableText),
});

/** A follower of an organisation, as its people see them. Anonymous unless the student lets organisations find them. */
export const follower = z.object({
  /** Id of the student row; null for an anonymous student, because an application with the same id would identify them. */
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
  /** Id of the user. */
  id: ids.user,
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  profileType: z.enum(['coordinator', 'projectManager']),
  /** Id of the coordinator, which projects refer to; null for a project manager. */
  coordinator: z.nullable(ids.coordinator),
  job_position: nullableText,
  /** Time of the last login, for staff only; null before the first. */
  lastLogin: z.optional(z.nullable(moment)),
});

/** An action for an organisation, as listed in its history for its people and staff. */
export const organizationEvent = z.object({
  id: ids.organizationEvent,
  kind: z.enum(organizationEventKinds),
  date: moment,
  /** Name of the person who acted; null if they left the platform, or for the team. */
  by: nullableText,
  /** Name of the person affected, if any and if their account still exists. */
  about: nullableText,
});

/** Project metric (§3): a student began or stopped following an organisation at this moment. The student is not recorded. */
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
