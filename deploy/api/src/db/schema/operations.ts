import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { SecurityEventKind } from '@puente/contract/constants/security-events';
import type { Measurement } from '@puente/contract/entities/measurement';
import type { WithdrawnPageKind } from '@puente/contract/entities/public-record';
import type { StaffActChange } from '@puente/contract/entities/staff-act';
import type { SecurityEventId, StaffActId, UserId } from '@puente/contract/ids';
import type { StaffCallName } from '@puente/contract/staff-calls';
import { moment } from './columns.ts';

/** Counters of the rate limits (http/rate-limits.ts). The library defines the names and types of the columns. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
});

/** Time of a job's last mail about a subject, so that recipients do not get the same one every day. */
export const notices = pgTable(
  'notices',
  {
    kind: text()
      .$type<
        | 'unanswered'
        | 'answer_soon'
        | 'answer_today'
        | 'draft'
        | 'interview_day'
        | 'interview_hour'
        | 'evaluation_open'
        | 'evaluation_closing'
        | 'milestone_soon'
        | 'milestone_today'
        | 'evaluation_shown'
        | 'collaboration_late'
        | 'digest'
        | 'application_digest'
        | 'chat_user'
        | 'chat_organization'
      >()
      .notNull(),
    /**
     * Id of an organisation, application, student, user, conversation, collaboration, milestone or evaluation, according to
     * the kind. Not a foreign key: the row may be deleted.
     */
    subjectId: integer().notNull(),
    sentAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subjectId] })],
);

/**
 * Addresses of public pages that were withdrawn or moved. Search engines remove these sooner than missing pages, or
 * follow the new address. Triggers write the table (note_withdrawn). A page that is published again keeps its row: the
 * row counts only where there is no page.
 */
export const withdrawnPages = pgTable(
  'withdrawn_pages',
  {
    kind: text().$type<WithdrawnPageKind>().notNull(),
    /** Value of the parameter in the page's path. */
    key: text().notNull(),
    /**
     * Id of the page's record, which has the current path if the page moved. Not a foreign key: the record may be
     * deleted.
     */
    rowId: integer().notNull(),
    withdrawnAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
);

/** Daily counts of events on a page (measurements/). Contains nothing else about them. */
export const measurements = pgTable(
  'measurements',
  {
    /** Date in Spain. */
    day: date().notNull(),
    /** Name of the page's route. */
    page: text().notNull(),
    what: text().$type<Measurement['what']>().notNull(),
    /** For a web vital: its index in `vitalBounds`. 0 for others. */
    bucket: smallint().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page, table.what, table.bucket] })],
);

/**
 * Security events of accounts (security-events/). The ids are not foreign keys: events outlive their account until they
 * expire.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: serial().$type<SecurityEventId>().primaryKey(),
    kind: text().$type<SecurityEventKind>().notNull(),
    userId: integer().$type<UserId>(),
    actorId: integer().$type<UserId>(),
    addressHash: text().notNull(),
    /** Reason of a member of staff who has seen the platform as this user. */
    reason: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('security_events_user_index').on(table.userId),
    index('security_events_created_index').on(table.createdAt),
  ],
);

/**
 * Trail of what members of staff did (staff-acts/). A row is inserted before the act and its outcome after it, so that no
 * act is without a row. A trigger refuses changes and deletions. The ids are not foreign keys: acts outlive the account
 * and the record.
 */
export const staffActs = pgTable(
  'staff_acts',
  {
    id: serial().$type<StaffActId>().primaryKey(),
    userId: integer().$type<UserId>().notNull(),
    /** Name of the member of staff at that time. */
    who: text().notNull(),
    call: text().$type<StaffCallName>().notNull(),
    /** Id in the path of the call. */
    rowId: integer(),
    /** Name of the record before the act. */
    recordName: text(),
    /** Fields of the body. Values are left out where the call is about a person. */
    asked: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('staff_acts_user_index').on(table.userId),
    index('staff_acts_created_index').on(table.createdAt),
    index('staff_acts_row_index').on(table.rowId),
  ],
);

export const staffActOutcomes = pgTable('staff_act_outcomes', {
  actId: integer()
    .$type<StaffActId>()
    .primaryKey()
    .references(() => staffActs.id),
  /** Code of the refusal, or `failed`; null when the act was done. */
  refusal: text(),
  /** Id of the record that the act created. */
  createdRowId: integer(),
  /** Columns that the act changed in the record of the call. */
  changes: jsonb().$type<StaffActChange[]>().notNull(),
  createdAt: moment().notNull().defaultNow(),
});
