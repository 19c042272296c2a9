import { type Column, sql, type SQL } from 'drizzle-orm';
import { queryOf } from '../search/queries.ts';
import { WordSearch } from './compile.ts';

const askFor = (words: SQL, text: string): SQL => sql`${new WordSearch(sql`${words} @@ ${queryOf(text)}`)}`;

/** Every word or what means the same, in any order, by its Spanish stem or its beginning; for `search_words(…)`, best a column of it. */
export const hasWords = (words: Column | SQL, text: string): SQL => askFor(sql`${words}`, text);

/**
 * The ranks of a search: the nth has all words in the first n places. What has them in none of these comes last. A row that
 * has a rank is found by the search.
 */
export type Ranks = (text: string) => readonly SQL[];

/** The ranks of a column of `search_places(…)`: title; title and labels; title, labels and names. */
export const inPlaces =
  (places: Column): Ranks =>
  (text) =>
    [sql`ts_filter(${places}, '{a}')`, sql`ts_filter(${places}, '{a,b}')`, sql`${places}`].map((words) =>
      askFor(words, text),
    );
