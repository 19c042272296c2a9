import type { SearchSynonymId } from '@puente/contract/ids';
import { bigint, pgMaterializedView, pgTable, serial, text } from 'drizzle-orm/pg-core';

/** Words and phrases that mean the same to a search. */
export const searchSynonyms = pgTable('search_synonyms', {
  id: serial().$type<SearchSynonymId>().primaryKey(),
  terms: text().array().notNull(),
});

/** Words that a slip is compared with (written by hand in migration 0000). */
export const searchVocabulary = pgMaterializedView('search_vocabulary', {
  /** Without accents. */
  plain: text().notNull(),
  word: text().notNull(),
  /** How often it is said. */
  times: bigint({ mode: 'number' }).notNull(),
}).existing();
