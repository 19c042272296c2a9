import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** How often something was tried (http/rate-limits.ts); the names and types of the columns are the library's. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
});

/** When a job last wrote to its recipients, so that they do not hear of the same thing every day. */
export const notices = pgTable(
  'notices',
  {
    kind: text().$type<'unanswered' | 'draft' | 'digest'>().notNull(),
    /** Id of an organisation, application or student, as the kind says. No reference: the row may go. */
    subjectId: integer().notNull(),
    sentAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subjectId] })],
);
