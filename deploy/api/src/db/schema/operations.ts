import type { FaqAudience } from '@puente/contract/constants/audiences';
import type { SecurityEventKind } from '@puente/contract/constants/security-events';
import type { Measurement } from '@puente/contract/entities/measurement';
import type { WithdrawnPageKind } from '@puente/contract/entities/public-record';
import type { SecurityEventId, UserId } from '@puente/contract/ids';
import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
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
    kind: text()
      .$type<
        | 'unanswered'
        | 'answer_soon'
        | 'answer_today'
        | 'draft'
        | 'digest'
        | 'application_digest'
        | 'chat_user'
        | 'chat_organization'
      >()
      .notNull(),
    /** Id of an organisation, application, student, user or conversation, as the kind says. No reference: the row may go. */
    subjectId: integer().notNull(),
    sentAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subjectId] })],
);

/**
 * Addresses at which everybody could read something, until it was withdrawn or its address changed: search engines forget it sooner than what was
 * never there, or follow it. Triggers write it (note_withdrawn). A user who publishes the page again leaves it here: it counts only where there is no page.
 */
export const withdrawnPages = pgTable(
  'withdrawn_pages',
  {
    kind: text().$type<WithdrawnPageKind>().notNull(),
    /** What stood in the page's path. */
    key: text().notNull(),
    /** Whose page it was: where its words changed, the row says which they are now. No reference: the row may go. */
    rowId: integer().notNull(),
    withdrawnAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
);

/** How often something was counted on a page in a day (measurements/), and nothing else about it. */
export const measurements = pgTable(
  'measurements',
  {
    /** In Spain. */
    day: date().notNull(),
    /** Name of its route. */
    page: text().notNull(),
    what: text().$type<Measurement['what']>().notNull(),
    /** Of a web vital: its place in `vitalBounds`. 0 for the others. */
    bucket: smallint().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page, table.what, table.bucket] })],
);

/** What happened to accounts (security-log/). Ids without references: an event outlives its account, for as long as it is kept. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: serial().$type<SecurityEventId>().primaryKey(),
    kind: text().$type<SecurityEventKind>().notNull(),
    userId: integer().$type<UserId>(),
    actorId: integer().$type<UserId>(),
    addressHash: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('security_events_user_index').on(table.userId),
    index('security_events_created_index').on(table.createdAt),
  ],
);

/** What visitors wrote to the people behind the product (contact-messages/). Of a signed-in user it goes with the account. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: serial().primaryKey(),
    userId: integer()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    audience: text().$type<FaqAudience>().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('contact_messages_user_index').on(table.userId),
    index('contact_messages_created_index').on(table.createdAt),
  ],
);
