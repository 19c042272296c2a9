import { getTableColumns } from 'drizzle-orm';
import { resources } from '../db/schema.ts';

/** What is read of a resource: all but the words that only the search needs. */
const { search, places, ...columns } = getTableColumns(resources);

export const resourceColumns = columns;

export const resourceSearch = { words: search, places };

export type ResourceRow = Omit<typeof resources.$inferSelect, 'search' | 'places'>;
