import { integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import type { NoticeState } from '@puente/contract/constants/audience-notices';
import type { NoticeKind } from '@puente/contract/constants/message-kinds';
import type { NoticeAudience } from '@puente/contract/entities/audience-notice';
import type { AudienceNoticeId, StudentId } from '@puente/contract/ids';
import { moment, stamps } from './columns.ts';

/** Notices of the team to students whom it chooses. The copy of each student is a row of `messages`. */
export const audienceNotices = pgTable('audience_notices', {
  id: serial().$type<AudienceNoticeId>().primaryKey(),
  kind: text().$type<NoticeKind>().notNull(),
  title: text().notNull(),
  /** HTML that was sanitised before it was stored. */
  text: text().notNull(),
  link: text(),
  linkText: text(),
  audience: jsonb().$type<NoticeAudience>().notNull(),
  state: text().$type<NoticeState>().notNull().default('draft'),
  /** Number of the last start. Steps of an earlier start do nothing. */
  run: integer().notNull().default(0),
  startsAt: moment(),
  startedAt: moment(),
  finishedAt: moment(),
  /** Time of the last step. */
  steppedAt: moment(),
  /** Last student whom a step has looked at. Steps go by id. */
  lastStudentId: integer()
    .$type<StudentId>()
    .notNull()
    .default(0 as StudentId),
  /** Students of the audience at the start. */
  people: integer().notNull().default(0),
  told: integer().notNull().default(0),
  mailed: integer().notNull().default(0),
  declined: integer().notNull().default(0),
  rested: integer().notNull().default(0),
  ...stamps,
});
