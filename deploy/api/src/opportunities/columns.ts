import { getTableColumns } from 'drizzle-orm';
import { opportunities } from '../db/schema.ts';

const { search, places, ...columns } = getTableColumns(opportunities);

/** What is read of an opportunity: all but the words that only the search needs. */
export const opportunityColumns = columns;

export const opportunitySearch = { words: search, places };

export type OpportunityRow = Omit<typeof opportunities.$inferSelect, 'search' | 'places'>;
