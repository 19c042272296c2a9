import type { SearchSynonymId } from '@puente/contract/ids';
import { pgTable, serial, text } from 'drizzle-orm/pg-core';

/** Words and phrases that mean the same to a search. */
export const searchSynonyms = pgTable('search_synonyms', {
  id: serial().$type<SearchSynonymId>().primaryKey(),
  terms: text().array().notNull(),
});
