import { integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import type { TemplateUse } from '@puente/contract/constants/message-templates';
import type { MessageTemplateId, OrganizationId } from '@puente/contract/ids';
import { stamps } from './columns.ts';
import { organizations } from './organizations.ts';

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
