import { getTableColumns } from 'drizzle-orm';
import { works } from '../db/schema.ts';

/** What is read of a work: all but the words, which only the search needs. */
export const { search: workWords, places: workPlaces, ...workColumns } = getTableColumns(works);

export type WorkRow = Omit<typeof works.$inferSelect, 'search' | 'places'>;
