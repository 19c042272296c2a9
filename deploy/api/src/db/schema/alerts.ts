import type { AlertEvent, AlertKind, AlertMail } from '@puente/contract/constants/alert-kinds';
import type { AlertId, OrganizationId, UserId } from '@puente/contract/ids';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { organizations } from './organizations.ts';

const ofUser = () =>
  integer()
    .$type<UserId>()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What the people of organisations are told of. The same event on the same page is counted until it is read. */
export const alerts = pgTable(
  'alerts',
  {
    id: serial().$type<AlertId>().primaryKey(),
    userId: ofUser(),
    organizationId: integer()
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    event: text().$type<AlertEvent>().notNull(),
    /** The name of what it is about: never a person's. */
    about: text().notNull(),
    path: text().notNull(),
    count: integer().notNull().default(1),
    isRead: boolean().notNull().default(false),
    happenedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('alerts_unread_key')
      .on(table.userId, table.event, table.path)
      .where(sql`not is_read`),
    index('alerts_user_index').on(table.userId, table.isRead, table.happenedAt.desc().nullsFirst()),
  ],
);

/** What a person has chosen to be told of. Without a row, what is usual (alertKinds of the contract). */
export const alertChoices = pgTable(
  'alert_choices',
  {
    userId: ofUser(),
    kind: text().$type<AlertKind>().notNull(),
    here: boolean().notNull().default(true),
    mail: text().$type<AlertMail>().notNull(),
    chosenAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
