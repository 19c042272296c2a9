import * as z from 'zod/mini';
import {
  collaborationEventCodes,
  collaborationSideCodes,
  collaborationStateCodes,
} from '../constants/collaborations.ts';
import { ids } from '../ids.ts';
import { moment, nullableText, stamps } from './fields.ts';
import { organizationSummary } from './organization-summary.ts';

/** Day as yyyy-MM-dd in Spain. */
const day = z.string();

/** A student of a collaboration. Name and ids are null once the account is deleted. */
const collaborationMember = z.object({
  id: ids.collaborationMember,
  name: nullableText,
  surname: nullableText,
  university: nullableText,
  /** For the organisation and the student: the application that was confirmed. */
  application: z.nullable(ids.application),
  /** Moment at which the student left the team, with the reason. */
  leftAt: z.nullable(moment),
  left_reason: nullableText,
  /** True for the reader. */
  own: z.boolean(),
});

/** An entry of the history. `name` is null for a person whose account is deleted, and for the platform. */
const collaborationEntry = z.object({
  at: moment,
  event: z.enum(collaborationEventCodes),
  side: z.nullable(z.enum(collaborationSideCodes)),
  name: nullableText,
  reason: nullableText,
});

const side = z.enum(collaborationSideCodes);
const dueMilestone = z.object({ title: z.string(), due: day });

/** Facts that decide the next step of a collaboration, for its reader. */
const collaborationProgress = z.object({
  /** True once a plan was proposed or agreed on. */
  has_plan: z.boolean(),
  /** Side that answers the latest plan; null when it has its answer. */
  plan_answer: z.nullable(side),
  /** Side whose latest plan was answered with changes. */
  plan_changes: z.nullable(side),
  /** Sides that have not accepted the latest agreement; without the reader's own side once the reader has. */
  agreement: z.array(side),
  /** The milestone that is due first among those without a version. */
  milestone: z.nullable(dueMilestone),
  /** The milestone that is due first among those whose latest version was answered with changes. */
  changes: z.nullable(dueMilestone),
  /** The milestone whose version has waited longest for an answer. */
  review: z.nullable(z.object({ title: z.string() })),
  /** The reader's evaluation while it can be sent; null when there is none to send. `until` is null before the end. */
  evaluation: z.nullable(z.object({ until: z.nullable(day) })),
});

/** Work of one student, or of a team, for an organisation after the selection. */
export const collaboration = z.object({
  id: ids.collaboration,
  ...stamps,
  state: z.enum(collaborationStateCodes),
  /** Title of the project when the collaboration began. */
  title: z.string(),
  /** Null when the project has been deleted. */
  project: z.nullable(ids.project),
  organization_name: z.string(),
  /** Null when the organisation has been deleted. */
  organization: z.nullable(organizationSummary),
  /** Students of the project share one collaboration. */
  is_team: z.boolean(),
  begins: z.nullable(day),
  ends: z.nullable(day),
  /** Person of the organisation who looks after the work. */
  tutor: z.nullable(z.object({ id: ids.user, name: z.string(), surname: z.string() })),
  /** Teacher who guides the work. */
  teacher: z.nullable(
    z.object({ id: ids.teacher, name: z.string(), surname: z.string(), university: nullableText }),
  ),
  members: z.array(collaborationMember),
  /** Side of the reader. */
  side,
  progress: z.optional(collaborationProgress),
  startedAt: z.nullable(moment),
  deliveredAt: z.nullable(moment),
  /** Moment at which it was closed or cancelled. */
  endedAt: z.nullable(moment),
});

/** A collaboration with its history, oldest entry first. */
export const collaborationDetail = z.extend(collaboration, {
  history: z.array(collaborationEntry),
  /** True when the teacher was invited to this collaboration. Changes to the teachers of its project leave them alone. */
  own_teacher: z.optional(z.boolean()),
  /** For students and the organisation: teacher who was invited and has not answered. */
  teacher_invitation: z.optional(z.nullable(z.object({ email: z.string(), at: moment }))),
});

/** A week of a student's hours log. */
export const loggedWeek = z.object({
  id: ids.loggedWeek,
  member: ids.collaborationMember,
  /** Monday, as yyyy-MM-dd. */
  week: day,
  minutes: z.int(),
  /** Moment at which the organisation confirmed it. From then on it does not change. */
  confirmedAt: z.nullable(moment),
  /** The organisation's doubt about it, until the student changes the week. */
  objection: nullableText,
});

export type LoggedWeek = z.infer<typeof loggedWeek>;
export type CollaborationProgress = z.infer<typeof collaborationProgress>;
export type Collaboration = z.infer<typeof collaboration>;
export type CollaborationDetail = z.infer<typeof collaborationDetail>;
export type CollaborationMember = z.infer<typeof collaborationMember>;
export type CollaborationEntry = z.infer<typeof collaborationEntry>;
