import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { searchSynonym, synonymEffect } from '../entities/search-synonym.ts';
import { listOf } from '../filters.ts';
import { requiredLine } from '../forms/line.ts';
import { newSearchSynonym } from '../forms/search-synonym.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { all, one } from '../query.ts';
import { editors } from '../roles.ts';

const { max, length } = limits.synonyms;
/** One term is enough to know what it finds now. */
const terms = listOf(requiredLine(length)).check(z.maxLength(max, messages.tooLong));

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
    'GET /api/search-synonyms/preview': {
      summary: 'Counts what each term of a group finds, before the group is created and with it',
      description: 'Counts what students find. Commas separate terms.',
      access: editors,
      price: 40,
      own: 'platform',
      query: z.strictObject({ terms }),
      answer: all(synonymEffect),
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
    'GET /api/search-synonyms/preview': { query: { terms: ['medio ambiente', 'sostenibilidad'] } },
    'POST /api/search-synonyms': { body: { data: { terms: ['medio ambiente', 'sostenibilidad'] } } },
  },
});
