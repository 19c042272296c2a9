import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { searchSynonym } from '../entities/search-synonym.ts';
import { newSearchSynonym } from '../forms/search-synonym.ts';
import { all, one } from '../query.ts';

/** Synonyms for searches. A change applies at once, in other processes within a minute. */
export const searchSynonymCalls = declare({
  /** Lists the groups of words that searches take for one another. */
  'GET /api/search-synonyms': { access: ['staff'], price: 1, own: 'platform', answer: all(searchSynonym) },
  /** Creates a group of synonyms. */
  'POST /api/search-synonyms': {
    access: ['staff'],
    price: 1,
    own: 'platform',
    body: z.strictObject({ data: newSearchSynonym }),
    answer: one(searchSynonym),
  },
  /** Deletes a group of synonyms. */
  'DELETE /api/search-synonyms/:id': {
    access: ['staff'],
    price: 1,
    row: 'searchSynonym.remove',
    answer: 'nothing',
  },
});
