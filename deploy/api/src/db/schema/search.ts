import {
  bigint,
  date,
  integer,
  pgMaterializedView,
  pgTable,
  primaryKey,
  serial,
  text,
} from 'drizzle-orm/pg-core';
import type { SearchedList } from '@puente/contract/constants/searched-lists';
import type { SearchSynonymId } from '@puente/contract/ids';

/** Words and phrases that are synonyms in a search. */
export const searchSynonyms = pgTable('search_synonyms', {
  id: serial().$type<SearchSynonymId>().primaryKey(),
  terms: text().array().notNull(),
});

/** Words against which typos are compared (written by hand in migration 0000). */
export const searchVocabulary = pgMaterializedView('search_vocabulary', {
  /** The word without accents. */
  plain: text().notNull(),
  word: text().notNull(),
  /** Number of occurrences. */
  times: bigint({ mode: 'number' }).notNull(),
}).existing();

/** Daily counts of searches without results (empty-searches/). Contains nothing about who searched. */
export const emptySearches = pgTable(
  'empty_searches',
  {
    /** Date in Spain. */
    day: date().notNull(),
    list: text().$type<SearchedList>().notNull(),
    /** Without accents and capitals. */
    words: text().notNull(),
    times: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.list, table.words] })],
);
