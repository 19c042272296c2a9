import type { Placeholder, SQL } from 'drizzle-orm';

/** Parts of the query for one page of a list. */
export interface Slice {
  where: SQL;
  orderBy: SQL[];
  limit: Placeholder;
  offset: Placeholder;
  /** Column with the number of rows on all pages, to select with the others. It saves another query. */
  total: SQL.Aliased<number>;
}
