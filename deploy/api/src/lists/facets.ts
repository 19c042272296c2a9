import { type Column, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { compile, type Compiled } from './compile.ts';
import { facetCounts } from './totals.ts';

/** Counts the rows of a list by the options of one of its filters. */
export interface Facet {
  value: Column | SQL;
  /**
   * Join that adds the value to the list's tables if it is not in them: `inner join …`. A row counts once for each
   * value.
   */
  join?: SQL;
}

type FacetCounts = Record<string, Record<string, number>>;

/**
 * Counts several facets in one query.
 * @param where the list's condition without the facet's own filter, so that each count is the result of choosing that
 * option
 */
export async function countFacets(
  db: Database,
  from: SQL,
  facets: Readonly<Record<string, Facet>>,
  where: (facet: string) => SQL,
): Promise<FacetCounts> {
  const parts = Object.entries(facets).map(
    ([name, { value, join }]) =>
      sql`select ${sql.raw(`'${name}'`)}::text as facet, ${value} as value, count(*)::int as count from ${from} ${join ?? sql``} where ${where(name)} and ${value} is not null group by ${value}`,
  );
  const query = compile(sql.join(parts, sql` union all `));
  const key = JSON.stringify([query.text, query.values]);
  return facetCounts.of(key, query.tables, () => count(db, Object.keys(facets), query));
}

async function count(db: Database, names: readonly string[], query: Compiled): Promise<FacetCounts> {
  const counts: FacetCounts = Object.fromEntries(names.map((name) => [name, {}]));
  const rows = await db
    .select({ facet: sql<string>`facet`, value: sql<string>`value`, count: sql<number>`count` })
    .from(sql`(${query.template}) counted`)
    .prepare('')
    .execute(query.values);
  for (const { facet, value, count } of rows) (counts[facet] ??= {})[value] = count;
  return counts;
}
