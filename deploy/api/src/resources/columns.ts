import { getTableColumns } from 'drizzle-orm';
import { resources } from '../db/schema.ts';

/** What is read of a resource: all but the words that only the search needs. */
export const { search: searched, places, ...resourceColumns } = getTableColumns(resources);

export type ResourceRow = Omit<typeof resources.$inferSelect, 'search' | 'places'>;
