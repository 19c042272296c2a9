import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { UserId } from '@puente/contract/ids';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { ofStudent } from './people.ts';
import { ofProject } from './projects.ts';

/** Projects that students saved (`favorites`). Those of teachers are in `favoriteProjects`. */
export const favorites = pgTable(
  'favorites',
  {
    studentId: ofStudent(),
    projectId: ofProject(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.projectId] }),
    index('favorites_project_index').on(table.projectId),
  ],
);

/** Projects that users of other roles saved, by user. Currently only teachers. */
export const favoriteProjects = pgTable(
  'favorite_projects',
  {
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    projectId: ofProject(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.projectId] }),
    index('favorite_projects_project_index').on(table.projectId),
  ],
);
