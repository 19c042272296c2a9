import { and, type Column, or, sql, type SQL } from 'drizzle-orm';
import { allOf, anyPhrase, anyWords, stemsOf } from '../search/queries.ts';
import { partsOf } from '../search/known-words.ts';
import { WordSearch } from './compile.ts';

/** Columns that a list is searched by. */
export interface Searched {
  /** A column of `search_words(…)`: all words. */
  words: Column | SQL;
  /** A column of `search_places(…)`: the telling ones with their places. Without it, near words count wherever they stand. */
  places?: Column | SQL;
}

const searchFor = (condition: SQL | undefined): SQL => sql`${new WordSearch(condition ?? sql`false`)}`;

/**
 * Every word or phrase, in any order: by its Spanish stem or its beginning wherever it stands, or as a phrase that means the same or
 * something near in a telling place.
 */
export function hasWords({ words, places }: Searched, text: string): SQL {
  const parts = partsOf(text);
  return searchFor(
    and(
      ...parts.map(({ typed, same, near }) => {
        const meant = [...same, ...near];
        const stems = stemsOf(typed);
        if (meant.length === 0) return sql`${words} @@ ${stems}`;
        // The index finds the words, of which the places then tell whether they stand together.
        const either = sql`${words} @@ (${stems} || ${allOf([anyWords(meant)])})`;
        return places
          ? and(either, or(sql`${words} @@ ${stems}`, sql`${places} @@ ${allOf([anyPhrase(meant)])}`))
          : either;
      }),
    ),
  );
}

/** The ranks of a search: a row that has the nth has all ranks after it, and a row that has any is found by the search. */
export type Ranks = (text: string) => readonly SQL[];

/**
 * The ranks of a list by its places: A title, B what one studies, C labels, D names. What was typed, or means just the same, counts
 * before what is near to it, and the exact word before its stem.
 */
export const inPlaces =
  ({ words, places }: Required<Searched>): Ranks =>
  (text) => {
    const parts = partsOf(text);
    if (parts.length === 0) return [];
    const exact = allOf(parts.map(({ typed, same }) => anyPhrase([typed, ...same])));
    const near = allOf(parts.map((part) => anyPhrase([part.typed, ...part.same, ...part.near])));
    const standsIn = (weights: string, query: SQL) =>
      sql`ts_filter(${places}, '{${sql.raw(weights)}}') @@ ${query}`;
    const anywhere = or(
      sql`${places} @@ ${exact}`,
      sql`${words} @@ ${allOf(parts.map(({ typed, same }) => anyWords([typed, ...same])))}`,
    );
    const ranks = [
      standsIn('a', exact),
      standsIn('a,b', exact),
      standsIn('a,b,c', exact),
      sql`${places} @@ ${exact}`,
      anywhere,
      or(anywhere, standsIn('a,b', near)),
      or(anywhere, sql`${places} @@ ${near}`),
    ];
    return ranks.map(searchFor);
  };
