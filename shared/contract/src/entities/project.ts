import * as z from 'zod/mini';
import { modalityCodes } from '../constants/modalities.ts';
import { projectTexts } from '../constants/project-texts.ts';
import { statusCodes } from '../constants/statuses.ts';
import { each } from '../each.ts';
import { ids } from '../ids.ts';
import { moment, nullableText, stamps } from './fields.ts';
import { mediaFile } from './file.ts';
import { organizationSummary } from './organization-summary.ts';
import { takedownNote } from './takedown-note.ts';

/** Relations of a project that can be populated; `applys` only by the people who run it. */
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

/** Coordinator who runs a project. The name is for signed-in users. */
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
/** An application in the project's list, without drafts (§4). GET /api/projects/:id/applys returns the full data. */
const projectApplication = z.object({
  id: ids.application,
  ...stamps,
  status: z.enum(statusCodes),
  student: ids.student,
});

/** Project (§3). Relations are present when populated. */
export const project = z.object({
  id: ids.project,
  ...stamps,
  title: z.string(),
  description: z.string(),
  status: z.enum(statusCodes),
  /** Reason why the project is closed or over. */
  status_reason: nullableText,
  publishedAt: z.nullable(moment),
  /** Last day to apply; null when there is none. */
  deadline: z.nullable(moment),
  type: nullableText,
  ...each(projectTexts, nullableText),
  /** Numbers of the Sustainable Development Goals, 1 to 17. */
  ods: z.array(z.int()),
  academic_profile: z.array(z.string()),
  tags: z.array(z.string()),
  internship: z.boolean(),
  language: nullableText,
  presentiality: z.enum(modalityCodes),
  /** Province. */
  location: nullableText,
  visibility_consent: z.boolean(),
  dedication: nullableText,
  /** Owner of the result. */
  result_owner: nullableText,
  /** Days within which the organisation answers an application. */
  answer_days: z.int(),
  organization: z.optional(organizationSummary),
  study_areas: z.optional(z.array(z.string())),
  study_subareas: z.optional(z.array(z.string())),
  /** Ids of the teachers who accepted. The people who run the project also get those who were asked. */
  tutors: z.optional(z.array(ids.teacher)),
  /** Returned with `tutors`, for signed-in users: the teachers who accepted. */
  tutor_profiles: z.optional(z.array(projectTutor)),
  coordinator: z.optional(z.nullable(projectCoordinator)),
  program: z.optional(z.nullable(projectProgram)),
  applys: z.optional(z.array(projectApplication)),
  /** For the people who run it and staff: the takedown that hides the record from everybody else. */
  taken_down: z.optional(takedownNote),
});

/** A project in the list of those who run it. */
export const ownProject = z.extend(project, {
  /** Numbers of applications, without drafts. `new` counts those without an answer; the oldest of them was sent at `oldest_new`. */
  applications: z.object({ total: z.int(), new: z.int(), oldest_new: z.nullable(moment) }),
  /** Number of visits by users outside the organisation, at most one per user and hour. */
  views: z.int(),
  /** Number of students who currently have the project among their favourites. Teachers are not counted. */
  saves: z.int(),
});

/** Pending tasks of an organisation's people about its projects, most urgent first. */
export const waitingWork = z.object({
  /** Number of applications without an answer. */
  unanswered: z.int(),
  /** Number of those whose answer is overdue. */
  overdue: z.int(),
  /** The oldest of those applications: moment at which it was sent, and its project. Null when there is none. */
  oldest: z.nullable(z.object({ sentAt: moment, project: z.object({ id: ids.project, title: z.string() }) })),
  /** Number of open projects whose last day is within a week. */
  closing_soon: z.int(),
  drafts: z.int(),
  /** Number of people who ask to join the organisation. */
  join_requests: z.int(),
});

const colleague = z.object({ name: z.string(), surname: z.string(), at: moment });

/** Concurrent editing of a project: colleagues who changed it, for the people who run it. */
export const projectEditing = z.object({
  /** The colleague who saved the project last, and when; null when that is unknown or was the caller. */
  changed: z.nullable(colleague),
  /** Colleagues with unsaved changes, most recent first. */
  unsaved: z.array(colleague),
});

export type ProjectEditing = z.infer<typeof projectEditing>;
export type Project = z.infer<typeof project>;

/** A project as displayed. While it is being written, `presentiality` may be missing. */
export type ShownProject = Omit<Project, 'presentiality'> & {
  presentiality: Project['presentiality'] | null;
};

export type OwnProject = z.infer<typeof ownProject>;
export type WaitingWork = z.infer<typeof waitingWork>;
