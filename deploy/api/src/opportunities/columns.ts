import { getTableColumns } from 'drizzle-orm';
import { opportunities } from '../db/schema.ts';

/** What is read of an opportunity: all but the words that only the search needs. */
export const {
  search: opportunityWords,
  places: opportunityPlaces,
  ...opportunityColumns
} = getTableColumns(opportunities);

export type OpportunityRow = Omit<typeof opportunities.$inferSelect, 'search' | 'places'>;
