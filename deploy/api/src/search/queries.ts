import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/connect.ts';
import { prepared } from '../db/prepared.ts';
import { partsOf } from './known-words.ts';

/**
 * Cache for the results of the database's `search_query`, which takes longer than a short search and is deterministic.
 * A search uses its query several times, and each use would compute it again.
 */
const queries = new LRUCache<string, string>({ max: 2_000 });

const making = prepared('search_queries', (db) =>
  db
    .select({ typed: sql<string>`typed`, query: sql<string | null>`search_query(typed)::text` })
    .from(sql`unnest(${sql.placeholder('texts')}::text[]) as typed`),
);

/** Call it before a search. Otherwise the search computes its queries itself. */
export async function rememberQueries(db: Database, text: string): Promise<void> {
  const texts = partsOf(text).flatMap(({ typed }) => (queries.has(typed) ? [] : typed));
  if (texts.length === 0) return;
  for (const { typed, query } of await making(db).execute({ texts }))
    // A text without any word has no query.
    if (query) queries.set(typed, query);
}

/** Query for a word or phrase by stems and prefixes, for `… @@ …`. */
export function stemsOf(typed: string): SQL {
  const known = queries.get(typed);
  return known === undefined ? sql`search_query(${typed})` : sql`${known}::tsquery`;
}

/** Query for a word's singular and plural. */
function inflected(word: string): string {
  const singulars = [
    word,
    ...(word.length > 3 && word.endsWith('s') ? [word.slice(0, -1)] : []),
    ...(word.length > 4 && word.endsWith('es') ? [word.slice(0, -2)] : []),
    ...(word.length > 4 && word.endsWith('ces') ? [`${word.slice(0, -3)}z`] : []),
  ];
  const forms = singulars.flatMap((form) => [
    form,
    `${form}s`,
    `${form}es`,
    ...(form.endsWith('z') ? [`${form.slice(0, -1)}ces`] : []),
  ]);
  // Names of one or two letters have no plural.
  const all = word.length < 3 ? [word] : [...new Set(forms)];
  return `(${all.map((form) => `'${form.slice(0, 60)}'`).join('|')})`;
}

const joined =
  (operator: '<->' | '&') =>
  (phrases: readonly string[]): string =>
    phrases.map((phrase) => `(${phrase.split(' ').map(inflected).join(operator)})`).join('|');

/** Matches any of some phrases, as adjacent words: for columns with word positions. */
export const anyPhrase = joined('<->');

/** Matches any of some phrases, with their words in any order. */
export const anyWords = joined('&');

/** Matches all of some queries. */
export const allOf = (parts: readonly string[]): SQL =>
  sql`${parts.map((part) => `(${part})`).join('&')}::tsquery`;
