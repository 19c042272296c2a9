import { LRUCache } from 'lru-cache';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { prepared } from '../db/prepared.ts';
import { withSynonyms } from './synonyms.ts';

/**
 * What `search_query` of the database makes of a text is always the same, and making it takes longer than a short search. A search
 * names its query up to five times, and each time it would be made anew.
 */
const queries = new LRUCache<string, string>({ max: 1_000 });

const making = prepared('search_query', (db) =>
  db
    .select({ query: sql<string | null>`search_query(asked)::text` })
    .from(sql`(select ${sql.placeholder('asked')}::text as asked) as typed`),
);

/** Before a search; without it the search makes its query itself. */
export async function rememberQuery(db: Database, text: string): Promise<void> {
  const asked = withSynonyms(text);
  if (queries.has(asked)) return;
  const [made] = await making(db).execute({ asked });
  // A text without any word has no query.
  if (made?.query) queries.set(asked, made.query);
}

/** The query of a text with what means the same, for `… @@ …`. */
export function queryOf(text: string): SQL {
  const asked = withSynonyms(text);
  const known = queries.get(asked);
  return known === undefined ? sql`search_query(${asked})` : sql`${known}::tsquery`;
}
