import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { searchSynonym } from '../entities/search-synonym.ts';
import { newSearchSynonym } from '../forms/search-synonym.ts';
import { all, one } from '../query.ts';
import { editors } from '../roles.ts';

export const searchSynonymCalls = declare({
  subject: 'search-synonyms',
  about: 'Synonyms for searches. A change applies at once, in other processes within a minute.',
  calls: {
    'GET /api/search-synonyms': {
      summary: 'Lists the groups of words that searches take for one another',
      access: editors,
      price: 1,
      own: 'platform',
      answer: all(searchSynonym),
    },
    'POST /api/search-synonyms': {
      summary: 'Creates a group of synonyms',
      access: editors,
      price: 1,
      own: 'platform',
      body: z.strictObject({ data: newSearchSynonym }),
      answer: one(searchSynonym),
    },
    'DELETE /api/search-synonyms/:id': {
      summary: 'Deletes a group of synonyms',
      access: editors,
      price: 1,
      row: 'searchSynonym.remove',
      answer: 'nothing',
    },
  },
  examples: {
    'POST /api/search-synonyms': { body: { data: { terms: ['medio ambiente', 'sostenibilidad'] } } },
  },
});
