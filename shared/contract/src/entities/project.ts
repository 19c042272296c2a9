import * as z from 'zod/mini';
import { modalityCodes } from '../constants/modalities.ts';
import { statusCodes } from '../constants/statuses.ts';
import { moment, nullableText, stamps } from './fields.ts';
import { ids } from '../ids.ts';
import { mediaFile } from './file.ts';
import { organizationSummary } from './organization-summary.ts';

/** Relations of a project that can be populated; `applys` only by those who run it. */
export const projectRelations = [
  'organization',
  'study_areas',
  'study_subareas',
  'tutors',
  'coordinator',
  'program',
  'applys',
] as const;
export type ProjectRelation = (typeof projectRelations)[number];

/** Who runs a project. The name is for those who are signed in. */
const projectCoordinator = z.object({
  id: ids.coordinator,
  job_position: nullableText,
  name: nullableText,
  surname: nullableText,
});
/** A teacher who agreed to guide a project. */
const projectTutor = z.object({
  id: ids.teacher,
  name: z.string(),
  surname: z.string(),
  university: nullableText,
});
const projectProgram = z.object({
  id: ids.program,
  code: z.string(),
  name: z.string(),
  logo: z.nullable(mediaFile),
});
/** An application in the project's list; drafts are left out (§4). All of it: GET /api/projects/:id/applys. */
const projectApplication = z.object({
  id: ids.application,
  ...stamps,
  status: z.enum(statusCodes),
  student: ids.student,
});

/** Project (§3). Relations are there when populated. */
export const project = z.object({
  id: ids.project,
  ...stamps,
  title: z.string(),
  description: z.string(),
  status: z.enum(statusCodes),
  /** Why it is closed or over. */
  status_reason: nullableText,
  publishedAt: z.nullable(moment),
  /** Last day to apply, or null when it stays open. */
  deadline: z.nullable(moment),
  type: nullableText,
  objectives: nullableText,
  /** Numbers of the Sustainable Development Goals, 1 to 17. */
  ods: z.array(z.int()),
  ods_explanation: nullableText,
  academic_profile: z.array(z.string()),
  requirements: nullableText,
  working_method: nullableText,
  tags: z.array(z.string()),
  internship: z.boolean(),
  language: nullableText,
  presentiality: z.enum(modalityCodes),
  /** Province. */
  location: nullableText,
  visibility_consent: z.boolean(),
  remuneration: nullableText,
  dedication: nullableText,
  /** Whose the result is. */
  result_owner: nullableText,
  /** Within how many days of an application its organisation answers. */
  answer_days: z.int(),
  organization: z.optional(organizationSummary),
  study_areas: z.optional(z.array(z.string())),
  study_subareas: z.optional(z.array(z.string())),
  /** Teachers, by id: those who accepted, and to those who run the project also those who were asked. */
  tutors: z.optional(z.array(ids.teacher)),
  /** Beside `tutors`, for readers who are signed in: who accepted. */
  tutor_profiles: z.optional(z.array(projectTutor)),
  coordinator: z.optional(z.nullable(projectCoordinator)),
  program: z.optional(z.nullable(projectProgram)),
  applys: z.optional(z.array(projectApplication)),
});

/** A project in the list of those who run it. */
export const ownProject = z.extend(project, {
  /** Drafts not counted; `new` are those without an answer, `oldest_new` is when the first of them was sent. */
  applications: z.object({ total: z.int(), new: z.int(), oldest_new: z.nullable(moment) }),
  /** How often users who are not of its organisation opened its page: each of them once an hour. */
  views: z.int(),
  /** How many students have it among their favourites now; teachers, who do not apply, are not counted. */
  saves: z.int(),
});

/** What the people of an organisation have to do about its projects, the most urgent first. */
export const waitingWork = z.object({
  /** Applications without an answer. */
  unanswered: z.int(),
  /** Of these, the ones whose day to answer is over. */
  overdue: z.int(),
  /** When the first of them was sent, and to which project; null when none waits. */
  oldest: z.nullable(z.object({ sentAt: moment, project: z.object({ id: ids.project, title: z.string() }) })),
  /** Open projects whose last day comes within a week. */
  closing_soon: z.int(),
  drafts: z.int(),
  /** People who ask to join the organisation. */
  join_requests: z.int(),
});

const colleague = z.object({ name: z.string(), surname: z.string(), at: moment });

/** Who else is at work on a project, for the people who run it. */
export const projectEditing = z.object({
  /** Who saved it last, and when; null when that is not known, or was the caller. */
  changed: z.nullable(colleague),
  /** Colleagues who have typed changes that they have not saved, the last one first. */
  unsaved: z.array(colleague),
});

export type ProjectEditing = z.infer<typeof projectEditing>;
export type Project = z.infer<typeof project>;

/** A project as it is shown. While it is written it may not say yet how it is carried out. */
export type ShownProject = Omit<Project, 'presentiality'> & {
  presentiality: Project['presentiality'] | null;
};

export type OwnProject = z.infer<typeof ownProject>;
export type WaitingWork = z.infer<typeof waitingWork>;
