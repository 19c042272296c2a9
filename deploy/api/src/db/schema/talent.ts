import { index, integer, jsonb, pgTable, primaryKey, serial, text, unique } from 'drizzle-orm/pg-core';
import type { InvitationStatus } from '@puente/contract/constants/talent-invitations';
import type { OrganizationId, TalentInvitationId, TalentListId } from '@puente/contract/ids';
import type { Studied } from './applications.ts';
import { moment, stamps } from './columns.ts';
import { organizations } from './organizations.ts';
import { ofStudent } from './people.ts';
import { ofProject } from './projects.ts';

/** Invitations of talent-corner students to a project, each once. */
export const talentInvitations = pgTable(
  'talent_invitations',
  {
    id: serial().$type<TalentInvitationId>().primaryKey(),
    studentId: ofStudent(),
    projectId: ofProject(),
    status: text().$type<InvitationStatus>().notNull().default('sent'),
    message: text(),
    answeredAt: moment(),
    /** Like that of an application (applications.ts). */
    studied: jsonb().$type<Studied>(),
    ...stamps,
  },
  (table) => [
    unique('talent_invitations_student_project_unique').on(table.studentId, table.projectId),
    index('talent_invitations_project_index').on(table.projectId, table.createdAt.desc().nullsFirst()),
  ],
);

/** Private lists of students that an organisation keeps. */
export const talentLists = pgTable(
  'talent_lists',
  {
    id: serial().$type<TalentListId>().primaryKey(),
    organizationId: integer()
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    ...stamps,
  },
  (table) => [unique('talent_lists_name_unique').on(table.organizationId, table.name)],
);

export const talentListStudents = pgTable(
  'talent_list_students',
  {
    listId: integer()
      .$type<TalentListId>()
      .notNull()
      .references(() => talentLists.id, { onDelete: 'cascade' }),
    studentId: ofStudent(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.studentId] }),
    index('talent_list_students_student_index').on(table.studentId),
  ],
);
