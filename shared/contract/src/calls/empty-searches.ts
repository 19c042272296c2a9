import { declare } from '../call.ts';
import { emptySearch } from '../entities/empty-search.ts';
import { limits } from '../limits.ts';
import { listQuery, page } from '../query.ts';
import { editors } from '../roles.ts';

export const emptySearchCalls = declare({
  subject: 'empty-searches',
  about:
    'Words that visitors search for without results, counted by day without anything about who searched.',
  calls: {
    'GET /api/empty-searches': {
      summary: 'Lists the words that several visitors searched for without results',
      description: `Words of fewer than ${limits.emptySearches.fewest} searches are left out. A new group of synonyms ends the counts of its words.`,
      access: editors,
      price: 3,
      own: 'platform',
      query: listQuery({ filters: {}, sort: ['times:desc', 'lastDay:desc'] }),
      answer: page(emptySearch),
    },
  },
  examples: {
    'GET /api/empty-searches': { query: { sort: 'lastDay:desc', pagination: { pageSize: 50 } } },
  },
});
