import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { InterviewPlace, InterviewSide, InterviewState } from '@puente/contract/constants/interviews';
import type { ApplicationId, InterviewId, UserId } from '@puente/contract/ids';
import { users } from './accounts.ts';
import { applications } from './applications.ts';
import { moment, stamps } from './columns.ts';

/**
 * Interviews of organisations with applicants. An application has one that is still to come. The migration adds an
 * exclusion constraint, which drizzle-kit does not know: `interviews_interviewer_free`, against two chosen times of one
 * interviewer that overlap.
 */
export const interviews = pgTable(
  'interviews',
  {
    id: serial().$type<InterviewId>().primaryKey(),
    applicationId: integer()
      .$type<ApplicationId>()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** Person of the organisation who holds it: who offered the times last. */
    interviewerId: integer()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    state: text().$type<InterviewState>().notNull().default('offered'),
    /** Starts of the offered times, as ISO 8601 in UTC, earliest first. Always read together with the interview. */
    times: jsonb().$type<string[]>().notNull(),
    minutes: smallint().notNull(),
    placeKind: text().$type<InterviewPlace>().notNull(),
    place: text().notNull(),
    note: text(),
    /** Chosen time. A cancelled interview keeps it. */
    startsAt: moment(),
    endsAt: moment(),
    /** Version of its entry in calendars. Each change of the chosen time increments it. */
    sequence: integer().notNull().default(0),
    reason: text(),
    reasonBy: text().$type<InterviewSide>(),
    ...stamps,
  },
  (table) => [
    uniqueIndex('interviews_open_key')
      .on(table.applicationId)
      .where(sql`state in ('offered', 'asked', 'taken')`),
    index('interviews_application_index').on(table.applicationId),
    index('interviews_interviewer_index').on(table.interviewerId),
    // The reminders look at those that are to come alone.
    index('interviews_taken_index')
      .on(table.startsAt)
      .where(sql`state = 'taken'`),
    check(
      'interviews_chosen_check',
      sql`state <> 'taken' or (starts_at is not null and ends_at > starts_at)`,
    ),
  ],
);
