import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  CollaborationEvent,
  CollaborationSide,
  CollaborationState,
} from '@puente/contract/constants/collaborations';
import type {
  ApplicationId,
  CollaborationId,
  CollaborationMemberId,
  LoggedWeekId,
  OrganizationId,
  ProjectId,
  StudentId,
  TeacherId,
  TeacherInvitationId,
  UserId,
} from '@puente/contract/ids';
import { users } from './accounts.ts';
import { applications } from './applications.ts';
import { moment, stamps } from './columns.ts';
import { organizations } from './organizations.ts';
import { students, teachers } from './people.ts';
import { projects } from './projects.ts';

/**
 * Work of a selected student, or of a team, with an organisation. It outlives its project, its organisation and the
 * accounts of its people, because hours and certificates refer to it: each reference becomes null, and the names of the
 * project and the organisation are copies.
 */
export const collaborations = pgTable(
  'collaborations',
  {
    id: serial().$type<CollaborationId>().primaryKey(),
    projectId: integer()
      .$type<ProjectId>()
      .references(() => projects.id, { onDelete: 'set null' }),
    organizationId: integer()
      .$type<OrganizationId>()
      .references(() => organizations.id, { onDelete: 'set null' }),
    /** Title of the project, and name of the organisation, when it began. */
    title: text().notNull(),
    organizationName: text().notNull(),
    state: text().$type<CollaborationState>().notNull().default('agreed'),
    /** All selected students of the project belong to it. */
    isTeam: boolean().notNull().default(false),
    begins: date(),
    ends: date(),
    /** Person of the organisation who looks after the work. */
    tutorId: integer()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    /** Teacher who guides the work. */
    teacherId: integer()
      .$type<TeacherId>()
      .references(() => teachers.id, { onDelete: 'set null' }),
    /** The organisation lets works that came of it name the organisation and link the project. */
    namedInWorks: boolean().notNull().default(false),
    /** The teacher was invited to this collaboration, and does not follow from its project. */
    hasOwnTeacher: boolean().notNull().default(false),
    startedAt: moment(),
    deliveredAt: moment(),
    /** Time at which it was closed or cancelled. */
    endedAt: moment(),
    ...stamps,
  },
  (table) => [
    check('collaborations_days', sql`begins <= ends`),
    check('collaborations_ended', sql`(state in ('closed', 'cancelled')) = (ended_at is not null)`),
    // Two members of a team who confirm at the same moment get one collaboration.
    uniqueIndex('collaborations_team_key')
      .on(table.projectId)
      .where(sql`is_team and state <> 'cancelled'`),
    index('collaborations_project_index').on(table.projectId),
    index('collaborations_organization_index').on(table.organizationId),
    index('collaborations_tutor_index').on(table.tutorId),
    index('collaborations_teacher_index').on(table.teacherId),
  ],
);

const ofCollaboration = () =>
  integer()
    .$type<CollaborationId>()
    .notNull()
    .references(() => collaborations.id, { onDelete: 'cascade' });

/**
 * Invitations of teachers to guide a collaboration, by address: the teacher may create the account afterwards. An answer,
 * the end of the collaboration and the deletion of either account delete it.
 */
export const teacherInvitations = pgTable(
  'teacher_invitations',
  {
    id: serial().$type<TeacherInvitationId>().primaryKey(),
    collaborationId: ofCollaboration(),
    email: text().notNull(),
    invitedById: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
    /** Moment of a decline, which the teacher can undo for some minutes. */
    declinedAt: moment(),
  },
  (table) => [
    uniqueIndex('teacher_invitations_collaboration_key').on(table.collaborationId),
    index('teacher_invitations_email_index').on(table.email),
    index('teacher_invitations_invited_by_index').on(table.invitedById),
  ],
);

/** Students of a collaboration. */
export const collaborationMembers = pgTable(
  'collaboration_members',
  {
    id: serial().$type<CollaborationMemberId>().primaryKey(),
    collaborationId: ofCollaboration(),
    /** Null once the account is deleted. */
    studentId: integer()
      .$type<StudentId>()
      .references(() => students.id, { onDelete: 'set null' }),
    applicationId: integer()
      .$type<ApplicationId>()
      .references(() => applications.id, { onDelete: 'set null' }),
    leftAt: moment(),
    leftReason: text(),
    /** Codes of the competences that the organisation has seen at work (constants/competences.ts). */
    competences: text().array().notNull().default([]),
    ...stamps,
  },
  (table) => [
    uniqueIndex('collaboration_members_application_key').on(table.applicationId),
    index('collaboration_members_collaboration_index').on(table.collaborationId),
    index('collaboration_members_student_index').on(table.studentId),
  ],
);

/** Hours log: a row for each week in which a student worked. */
export const loggedWeeks = pgTable(
  'logged_weeks',
  {
    id: serial().$type<LoggedWeekId>().primaryKey(),
    memberId: integer()
      .$type<CollaborationMemberId>()
      .notNull()
      .references(() => collaborationMembers.id, { onDelete: 'cascade' }),
    /** Monday. */
    week: date().notNull(),
    minutes: integer().notNull(),
    /** Time since which the week does not change. */
    confirmedAt: moment(),
    confirmedById: integer()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    /** The organisation's doubt, until the student changes the week. */
    objection: text(),
    ...stamps,
  },
  (table) => [
    check('logged_weeks_minutes', sql`minutes > 0`),
    uniqueIndex('logged_weeks_member_week_key').on(table.memberId, table.week),
    index('logged_weeks_confirmed_by_index').on(table.confirmedById),
  ],
);

/** History of collaborations. Rows are only added. */
export const collaborationEvents = pgTable(
  'collaboration_events',
  {
    id: serial().primaryKey(),
    collaborationId: ofCollaboration(),
    at: moment().notNull().defaultNow(),
    event: text().$type<CollaborationEvent>().notNull(),
    /** Null for the platform. */
    side: text().$type<CollaborationSide>(),
    userId: integer()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    reason: text(),
  },
  (table) => [
    index('collaboration_events_collaboration_index').on(table.collaborationId),
    index('collaboration_events_user_index').on(table.userId),
  ],
);
