import { bigint, pgMaterializedView, pgTable, serial, text } from 'drizzle-orm/pg-core';
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
