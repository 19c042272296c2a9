import { inArray, sql } from 'drizzle-orm';
import type { emptySearchCalls } from '@puente/contract/calls/empty-searches';
import type { SearchedList } from '@puente/contract/constants/searched-lists';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { emptySearches } from '../db/schema.ts';
import { listOf } from '../lists/list.ts';
import type { Routes } from '../server/serve.ts';
import { keptWords } from './kept-words.ts';

const { list, words, times, day } = emptySearches;

/** One row for the words in all lists. A visitor of /buscar searches several at once, so the largest count is taken. */
const byWords = sql`(
  select words, max(times)::int as times, min(first_day) as first_day, max(last_day) as last_day,
    array_agg(list order by list) as lists
  from (
    select ${words} as words, ${list} as list, sum(${times}) as times,
      min(${day}) as first_day, max(${day}) as last_day
    from ${emptySearches} group by ${words}, ${list}
  ) as of_list
  group by words having max(times) >= ${sql.raw(String(limits.emptySearches.fewest))}
) as searched`;

const searches = listOf<'GET /api/empty-searches'>()({
  from: byWords,
  read: (db, { where, orderBy, limit, offset, total }) =>
    db
      .select({
        words: sql<string>`searched.words`,
        times: sql<number>`searched.times`,
        lists: sql<SearchedList[]>`searched.lists`,
        firstDay: sql<string>`searched.first_day::text`,
        lastDay: sql<string>`searched.last_day::text`,
        total,
      })
      .from(byWords)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: {},
  sorts: {
    'times:desc': [sql`searched.times desc`, sql`searched.last_day desc`, sql`searched.words`],
    'lastDay:desc': [sql`searched.last_day desc`, sql`searched.times desc`, sql`searched.words`],
  },
  sort: 'times:desc',
});

export const emptySearchRoutes = {
  'GET /api/empty-searches': async ({ db, query, emptySearchCounter }) => {
    await emptySearchCounter.write();
    return searches(db, query, sql`true`, (rows) =>
      Promise.resolve(
        rows.map(({ words: typed, times: number, lists, firstDay, lastDay }) => ({
          words: typed,
          times: number,
          lists,
          firstDay,
          lastDay,
        })),
      ),
    );
  },
} satisfies Routes<typeof emptySearchCalls>;

/** Ends the counts of terms that now have synonyms. Searches that still find nothing are counted again. */
export async function forgetEmptySearches(db: Database, terms: readonly string[]): Promise<void> {
  const kept = terms.flatMap((term) => keptWords(term) ?? []);
  if (kept.length > 0) await db.delete(emptySearches).where(inArray(words, kept));
}
