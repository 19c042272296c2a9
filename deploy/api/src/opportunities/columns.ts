import { and, eq, getTableColumns, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { columnsWithout } from '../db/columns-without.ts';
import { opportunities } from '../db/schema.ts';

/** Made of other columns for searches. */
const unread = ['search', 'places'] as const;

export const opportunityColumns = columnsWithout(getTableColumns(opportunities), unread);

export const opportunitySearch = { words: opportunities.search, places: opportunities.places };

/** Published and not over: what people can still take. An event ends with its date, also when nobody has closed it. */
export const isOpenOpportunity = and(
  isNotNull(opportunities.publishedAt),
  eq(opportunities.status, 'open'),
  or(isNull(opportunities.date), sql`${opportunities.date} >= now()`),
) as SQL;

export type OpportunityRow = Omit<typeof opportunities.$inferSelect, (typeof unread)[number]>;
