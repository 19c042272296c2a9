import { getTableColumns } from 'drizzle-orm';
import { columnsWithout } from '../db/columns-without.ts';
import { opportunities } from '../db/schema.ts';

/** Made of other columns for searches. */
const unread = ['search', 'places'] as const;

export const opportunityColumns = columnsWithout(getTableColumns(opportunities), unread);

export const opportunitySearch = { words: opportunities.search, places: opportunities.places };

export type OpportunityRow = Omit<typeof opportunities.$inferSelect, (typeof unread)[number]>;
