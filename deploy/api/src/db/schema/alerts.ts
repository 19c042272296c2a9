import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AlertEvent, AlertKind, AlertMail } from '@puente/contract/constants/alert-kinds';
import type { AlertId, OrganizationId, UserId } from '@puente/contract/ids';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { organizations } from './organizations.ts';

const ofUser = () =>
  integer()
    .$type<UserId>()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Alerts for the people of organisations. Repeated events on one page increment its unread alert. */
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
    /** Title of the record that the alert is about. Never a person's name. */
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

/** Alert settings of a person. Without a row the defaults apply (alertKinds of the contract). */
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
