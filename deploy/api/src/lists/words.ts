import { and, type Column, or, type SQL, sql } from 'drizzle-orm';
import { partsOf } from '../search/known-words.ts';
import { allOf, anyPhrase, anyWords, stemsOf } from '../search/queries.ts';
import { WordSearch } from './compile.ts';

/** Columns that a list searches. */
export interface Searched {
  /** A column of `search_words(…)`, with all words. */
  words: Column | SQL;
  /**
   * A column of `search_places(…)`, with the words of the ranked fields and their positions. Without it, similar words
   * count in any field.
   */
  places?: Column | SQL;
}

const searchFor = (condition: SQL | undefined): SQL => sql`${new WordSearch(condition ?? sql`false`)}`;

/**
 * Condition that a row contains every word or phrase, in any order. A word matches by its Spanish stem or as a prefix
 * in any field. A synonym or a similar phrase matches in a ranked field.
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

/**
 * The ranks of a search. A row with the nth rank fulfils all later ones, and a row with any rank is a result of the
 * search.
 */
export type Ranks = (text: string) => readonly SQL[];

/**
 * The ranks of a list by field: A title, B studies, C labels, D names. The typed word and its synonyms come before
 * similar words, and the exact word before its stem.
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
