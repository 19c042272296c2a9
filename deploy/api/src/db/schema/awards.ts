import { boolean, index, integer, pgTable, primaryKey, serial, text, unique } from 'drizzle-orm/pg-core';
import type {
  AwardCategoryId,
  AwardEditionId,
  AwardEntryId,
  AwardJurorId,
  UserId,
  WorkId,
} from '@puente/contract/ids';
import { users } from './accounts.ts';
import { moment, stamps } from './columns.ts';
import { works } from './works.ts';

/** Editions of the awards (§2, /awards). */
export const awardEditions = pgTable('award_editions', {
  id: serial().$type<AwardEditionId>().primaryKey(),
  year: integer().notNull(),
  name: text().notNull(),
  /** Markdown. */
  description: text().notNull().default(''),
  /** Names of the criteria by which the jury scores. Scores are in their order, so they stay once there is one. */
  criteria: text().array().notNull().default([]),
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

/** Members of the jury of an edition. */
export const awardJurors = pgTable(
  'award_jurors',
  {
    id: serial().$type<AwardJurorId>().primaryKey(),
    editionId: integer()
      .$type<AwardEditionId>()
      .notNull()
      .references(() => awardEditions.id, { onDelete: 'cascade' }),
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...stamps,
  },
  (table) => [
    unique('award_jurors_edition_user_unique').on(table.editionId, table.userId),
    index('award_jurors_user_index').on(table.userId),
  ],
);

/** Categories that a member of the jury scores. */
export const awardJurorCategories = pgTable(
  'award_juror_categories',
  {
    jurorId: integer()
      .$type<AwardJurorId>()
      .notNull()
      .references(() => awardJurors.id, { onDelete: 'cascade' }),
    categoryId: integer()
      .$type<AwardCategoryId>()
      .notNull()
      .references(() => awardCategories.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.jurorId, table.categoryId] }),
    index('award_juror_categories_category_index').on(table.categoryId),
  ],
);

/** Scores that a member of the jury gives to an entry. */
export const awardScores = pgTable(
  'award_scores',
  {
    jurorId: integer()
      .$type<AwardJurorId>()
      .notNull()
      .references(() => awardJurors.id, { onDelete: 'cascade' }),
    entryId: integer()
      .$type<AwardEntryId>()
      .notNull()
      .references(() => awardEntries.id, { onDelete: 'cascade' }),
    /** From 0 to 10, one for each criterion of the edition. */
    points: integer().array().notNull(),
    comment: text().notNull().default(''),
    ...stamps,
  },
  (table) => [
    primaryKey({ columns: [table.jurorId, table.entryId] }),
    index('award_scores_entry_index').on(table.entryId),
  ],
);
