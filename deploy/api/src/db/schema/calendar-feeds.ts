import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { UserId } from '@puente/contract/ids';
import { users } from './accounts.ts';
import { moment } from './columns.ts';

/** Private addresses of users' calendars (calendar-feed/): at most one per user. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: integer()
      .$type<UserId>()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token. The address is shown once. */
    secretHash: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('calendar_feeds_secret_key').on(table.secretHash)],
);
