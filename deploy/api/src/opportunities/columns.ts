import { and, eq, getTableColumns, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { columnsWithout } from '../db/columns-without.ts';
import { opportunities } from '../db/schema.ts';

/** Generated columns for searches. */
const unread = ['search', 'places'] as const;

export const opportunityColumns = columnsWithout(getTableColumns(opportunities), unread);

export const opportunitySearch = { words: opportunities.search, places: opportunities.places };

/** Condition that an opportunity is published and open. An event ends on its date, even if nobody has closed it. */
export const isOpenOpportunity = and(
  isNotNull(opportunities.publishedAt),
  eq(opportunities.status, 'open'),
  or(isNull(opportunities.date), sql`${opportunities.date} >= now()`),
) as SQL;

export type OpportunityRow = Omit<typeof opportunities.$inferSelect, (typeof unread)[number]>;
