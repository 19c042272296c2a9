import { getTableColumns } from 'drizzle-orm';
import { columnsWithout } from '../db/columns-without.ts';
import { works } from '../db/schema.ts';

/** Generated columns for searches, of this release and of those before 2.1. */
const unread = ['searchedWords', 'searchedPlaces', 'search', 'places'] as const;

/** Columns of a work without those that only the search needs. */
export const workColumns = columnsWithout(getTableColumns(works), unread);

export const workSearch = { words: works.searchedWords, places: works.searchedPlaces };

export type WorkRow = Omit<typeof works.$inferSelect, (typeof unread)[number]>;
