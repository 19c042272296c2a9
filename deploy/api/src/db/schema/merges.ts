import { index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import type { MergedPart, MergeKind, NotReturnedReason } from '@puente/contract/constants/merges';
import type { FileId, MergeId, UserId } from '@puente/contract/ids';
import { users } from './accounts.ts';
import { moment } from './columns.ts';

/** Row of any table, as JSON: dates are ISO strings. */
export type JournalRow = Record<string, unknown>;

/** One thing that a merge did. An undo goes through them backwards. */
export type JournalStep =
  /** Rows, named by their primary keys since then, whose column was changed from one record to the other. */
  | {
      did: 'moved';
      part: MergedPart;
      table: string;
      column: string;
      from: number;
      into: number;
      keys: JournalRow[];
    }
  /** Rows that the merge deleted. */
  | { did: 'deleted'; part: MergedPart | null; table: string; rows: JournalRow[] }
  /** Columns of one row that the merge changed. */
  | {
      did: 'changed';
      part: MergedPart | null;
      table: string;
      key: JournalRow;
      before: JournalRow;
      after: JournalRow;
    };

/** Rows that an undo could not give back. */
export interface NotReturned {
  part: MergedPart;
  count: number;
  why: NotReturnedReason;
}

const ofUser = () =>
  integer()
    .$type<UserId>()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Merges of records that existed twice (merges/). The ids of both are not foreign keys: one of them is deleted. */
export const merges = pgTable(
  'merges',
  {
    id: serial().$type<MergeId>().primaryKey(),
    kind: text().$type<MergeKind>().notNull(),
    fromId: integer().notNull(),
    intoId: integer().notNull(),
    fromName: text().notNull(),
    intoName: text().notNull(),
    mergedAt: moment().notNull().defaultNow(),
    mergedById: integer()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    /** Null once the merge is undone, or the period to undo it is over. */
    journal: jsonb().$type<JournalStep[]>(),
    /** Files that only the undo still needs. */
    fileIds: integer().array().$type<FileId[]>().notNull().default([]),
    undoneAt: moment(),
    undoneById: integer()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    notReturned: jsonb().$type<NotReturned[]>().notNull().default([]),
  },
  (table) => [
    index('merges_from_index').on(table.kind, table.fromId),
    index('merges_merged_index').on(table.mergedAt),
  ],
);

/** Announcements to a person that their two accounts will be merged. The latest counts. */
export const mergeNotices = pgTable(
  'merge_notices',
  {
    fromId: ofUser(),
    intoId: ofUser(),
    announcedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.fromId, table.intoId] }),
    index('merge_notices_into_index').on(table.intoId),
  ],
);
