import { boolean, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';

/** Universities; the ones that people typed themselves wait unvalidated and are never listed (specification §3). */
export const universities = pgTable(
  'universities',
  { id: serial().primaryKey(), name: text().notNull(), validated: boolean().notNull().default(false) },
  (table) => [uniqueIndex('universities_name_key').on(table.name)],
);

/** Where a university teaches. */
export const centers = pgTable(
  'centers',
  {
    id: serial().primaryKey(),
    universityId: integer()
      .notNull()
      .references(() => universities.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    province: text().notNull(),
  },
  (table) => [index('centers_university_index').on(table.universityId)],
);

export const studyAreas = pgTable('study_areas', { id: serial().primaryKey(), name: text().notNull().unique() });

export const studySubareas = pgTable(
  'study_subareas',
  {
    id: serial().primaryKey(),
    areaId: integer()
      .notNull()
      .references(() => studyAreas.id, { onDelete: 'cascade' }),
    name: text().notNull(),
  },
  (table) => [uniqueIndex('study_subareas_name_key').on(table.areaId, table.name)],
);
