import type { Situation } from '@puente/contract/constants/situations';
import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { stamps } from './columns.ts';
import { universities } from './studies.ts';

const user = () =>
  integer()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' });

export const students = pgTable(
  'students',
  {
    id: serial().primaryKey(),
    userId: user(),
    universityId: integer().references(() => universities.id, { onDelete: 'set null' }),
    province: text(),
    situation: text().$type<Situation>().notNull().default('unknown'),
    qualification: text(),
    campaigns: text().array().notNull().default([]),
    ...stamps,
  },
  (table) => [index('students_university_index').on(table.universityId)],
);

export const teachers = pgTable('teachers', {
  id: serial().primaryKey(),
  userId: user(),
  universityId: integer().references(() => universities.id, { onDelete: 'set null' }),
  ...stamps,
});
