import { boolean, index, integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import type { AwardCategoryId, AwardEditionId, AwardEntryId, WorkId } from '@puente/contract/ids';
import { moment, stamps } from './columns.ts';
import { works } from './works.ts';

/** Editions of the awards (§2, /awards). */
export const awardEditions = pgTable('award_editions', {
  id: serial().$type<AwardEditionId>().primaryKey(),
  year: integer().notNull(),
  name: text().notNull(),
  /** Markdown. */
  description: text().notNull().default(''),
  opensAt: moment().notNull(),
  closesAt: moment().notNull(),
  judgedBy: moment(),
  announcedAt: moment().notNull(),
  ...stamps,
});

export const awardCategories = pgTable(
  'award_categories',
  {
    id: serial().$type<AwardCategoryId>().primaryKey(),
    editionId: integer()
      .$type<AwardEditionId>()
      .notNull()
      .references(() => awardEditions.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [index('award_categories_edition_index').on(table.editionId)],
);

/** Works that their authors have entered: each in one category of an edition. */
export const awardEntries = pgTable(
  'award_entries',
  {
    id: serial().$type<AwardEntryId>().primaryKey(),
    editionId: integer()
      .$type<AwardEditionId>()
      .notNull()
      .references(() => awardEditions.id, { onDelete: 'cascade' }),
    categoryId: integer()
      .$type<AwardCategoryId>()
      .notNull()
      .references(() => awardCategories.id),
    workId: integer()
      .$type<WorkId>()
      .notNull()
      .references(() => works.id, { onDelete: 'cascade' }),
    /** Decided by staff, and public from the announcement on. */
    winner: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique('award_entries_edition_work_unique').on(table.editionId, table.workId),
    index('award_entries_category_index').on(table.categoryId),
    index('award_entries_work_index').on(table.workId),
  ],
);
