import { index, integer, pgTable, serial, smallint, text, unique } from 'drizzle-orm/pg-core';
import type { ErrorPhase } from '@puente/contract/entities/error-report';
import type { ErrorGroupId } from '@puente/contract/ids';
import { moment } from './columns.ts';

/**
 * Errors in browsers that are one and the same for the team (error-reports/), over all releases. Contains nothing about
 * who met them.
 */
export const errorGroups = pgTable(
  'error_groups',
  {
    id: serial().$type<ErrorGroupId>().primaryKey(),
    app: text().notNull(),
    phase: text().$type<ErrorPhase>().notNull(),
    /** Name of the page's route. */
    route: text(),
    /** Class of the error. */
    error: text(),
    reason: text(),
    /** HTTP status of a call. */
    status: smallint(),
    /** Number of reports since the group exists. Those of deleted rows count, too. */
    reports: integer().notNull(),
    firstSeenAt: moment().notNull().defaultNow(),
    lastSeenAt: moment().notNull().defaultNow(),
    lastVersion: text().notNull(),
    solvedAt: moment(),
    /** Time when a newer release reported it although it was solved. */
    reopenedAt: moment(),
  },
  (table) => [
    unique('error_groups_unique')
      .on(table.app, table.phase, table.route, table.error, table.reason, table.status)
      .nullsNotDistinct(),
    index('error_groups_last_seen_index').on(table.lastSeenAt),
  ],
);

/** Reports of browsers. Deleted after `limits.errorReports.days`. */
export const errorReports = pgTable(
  'error_reports',
  {
    id: serial().primaryKey(),
    groupId: integer()
      .$type<ErrorGroupId>()
      .notNull()
      .references(() => errorGroups.id, { onDelete: 'cascade' }),
    /** Reference that the user was shown. */
    reference: text().notNull(),
    version: text().notNull(),
    /** Place in a published file: `main.3f2a.js:1:2345`. */
    at: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('error_reports_group_index').on(table.groupId, table.createdAt),
    index('error_reports_reference_index').on(table.reference),
    index('error_reports_version_index').on(table.version, table.createdAt),
    index('error_reports_created_index').on(table.createdAt),
  ],
);
