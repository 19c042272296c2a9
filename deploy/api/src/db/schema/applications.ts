import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { TemplateUse } from '@puente/contract/constants/message-templates';
import type { Refusal } from '@puente/contract/constants/refusals';
import type { Status } from '@puente/contract/constants/statuses';
import type {
  ApplicationId,
  ApplicationNoteId,
  FileId,
  MessageTemplateId,
  OrganizationId,
  UserId,
} from '@puente/contract/ids';
import { files, users } from './accounts.ts';
import { moment, stamps } from './columns.ts';
import { organizations } from './organizations.ts';
import { ofStudent } from './people.ts';
import { ofProject } from './projects.ts';

/** A student's studies at a point in time. */
export interface Studied {
  university: string | null;
  province: string | null;
  student_area: string | null;
  study_type: string | null;
  /** Names of their degrees. */
  degrees: string[];
}

/**
 * Status of an application as its student last saw it, while the notification about the last move waits. The move
 * itself is saved at once, so that a closed tab loses nothing.
 */
export interface HeldDecision {
  /** Id of the last move. The job of an earlier move finds another id, and does nothing. */
  decision: string;
  status: Status;
  statusReason: string | null;
  refusal: Refusal | null;
  preselectedAt: string | null;
  answeredAt: string | null;
  /** Fields from here on are missing in rows of the previous release. */
  updatedAt?: string;
  studied?: Studied | null;
  /** Time at which the student is notified. */
  tellAt?: string;
  /** True when the organisation chose the time; false when the notification follows within seconds. */
  isLater?: boolean;
}

/** Applications. A unique index allows one per student and project, even for concurrent requests. */
export const applications = pgTable(
  'applications',
  {
    id: serial().$type<ApplicationId>().primaryKey(),
    studentId: ofStudent(),
    projectId: ofProject(),
    status: text().$type<Status>().notNull().default('new'),
    motivation: text(),
    interest: text(),
    availability: text(),
    video: text(),
    supermatch: boolean().notNull().default(false),
    deadline: moment(),
    /** End of the day by which the organisation promised to answer, copied from the project on sending. */
    answerDue: moment(),
    /** The organisation's private mark. */
    goodCandidate: boolean(),
    /** Name of the tutor at the university. */
    tutor: text(),
    projectExpected: text(),
    rtxInterest: boolean(),
    /** Text that the organisation sends with its answer. */
    statusReason: text(),
    /** Reason of a rejection, from the fixed list. */
    refusal: text().$type<Refusal>(),
    /** Status as the student knows it, while the notification about the last move waits. */
    held: jsonb().$type<HeldDecision>(),
    /** Person of the organisation who moved it last. Colleagues who are slower see the name. */
    movedBy: integer()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    /** Null while it is a draft. */
    sentAt: moment(),
    /** Time when the organisation showed interest; null again when it retracts that. */
    preselectedAt: moment(),
    /** Time when the application ended, by the organisation's answer or otherwise. */
    answeredAt: moment(),
    /**
     * The student's studies at that time. A trigger writes them with `answeredAt`, so an answered application does not
     * change.
     */
    studied: jsonb().$type<Studied>(),
    /** Time when the student withdrew it. */
    withdrawnAt: moment(),
    /** Step of the form that the student has reached; null once it is sent. */
    draftStep: smallint(),
    cvId: integer()
      .$type<FileId>()
      .references(() => files.id, { onDelete: 'set null' }),
    ...stamps,
  },
  (table) => [
    uniqueIndex('applications_student_project_key').on(table.studentId, table.projectId),
    index('applications_project_index').on(table.projectId, table.createdAt.desc().nullsFirst()),
    // For the figures of the team. A draft that was sent before the column existed has its creation only.
    index('applications_sent_index').on(sql`coalesce(sent_at, created_at)`),
    index('applications_owed_index').on(table.answerDue),
    index('applications_cv_index').on(table.cvId),
    index('applications_moved_by_index').on(table.movedBy),
    // Few wait at a time: the reminders look at those alone.
    index('applications_answer_due_index')
      .on(table.answerDue)
      .where(sql`status = 'new'`),
    // Held for seconds or days: few of the rows.
    index('applications_held_index')
      .on(sql`(${table.held}->>'decision')`)
      .where(sql`held is not null`),
  ],
);

/** Internal notes of an organisation's people about an application. */
export const applicationNotes = pgTable(
  'application_notes',
  {
    id: serial().$type<ApplicationNoteId>().primaryKey(),
    applicationId: integer()
      .$type<ApplicationId>()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    authorId: integer()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    ...stamps,
  },
  (table) => [
    index('application_notes_application_index').on(table.applicationId),
    index('application_notes_author_index').on(table.authorId),
  ],
);

/** Message templates of an organisation for its answers to applications. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: serial().$type<MessageTemplateId>().primaryKey(),
    organizationId: integer()
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    text: text().notNull(),
    /** Kind of answer that the template is for. */
    use: text().$type<TemplateUse>().notNull(),
    ...stamps,
  },
  (table) => [unique('message_templates_name_unique').on(table.organizationId, table.name)],
);
