import { getTableColumns } from 'drizzle-orm';
import { columnsWithout } from '../db/columns-without.ts';
import { works } from '../db/schema.ts';

/** Made of other columns for searches, of this release and of those before 2.1. */
const unread = ['searchedWords', 'searchedPlaces', 'search', 'places'] as const;

/** What is read of a work: all but the words, which only the search needs. */
export const workColumns = columnsWithout(getTableColumns(works), unread);

export const workSearch = { words: works.searchedWords, places: works.searchedPlaces };

export type WorkRow = Omit<typeof works.$inferSelect, (typeof unread)[number]>;
