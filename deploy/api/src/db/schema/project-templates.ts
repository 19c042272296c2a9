import { integer, jsonb, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import type { ProjectChanges } from '@puente/contract/forms/project-data';
import type { OrganizationId, ProjectTemplateId } from '@puente/contract/ids';
import { stamps } from './columns.ts';
import { organizations } from './organizations.ts';

/** Templates that an organisation saved to start new projects from. */
export const projectTemplates = pgTable(
  'project_templates',
  {
    id: serial().$type<ProjectTemplateId>().primaryKey(),
    organizationId: integer()
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Fields in the contract's format, as the body of a call that creates a project. */
    fields: jsonb().$type<ProjectChanges>().notNull(),
    ...stamps,
  },
  (table) => [unique('project_templates_name_unique').on(table.organizationId, table.name)],
);
