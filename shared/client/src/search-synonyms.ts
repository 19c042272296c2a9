import type { SearchSynonymId } from '@puente/contract/ids';
import { request } from './http.ts';
import { queryOptions } from './query-options.ts';

/** Synonyms for searches, for staff. */
export const searchSynonymQueries = {
  key: ['search-synonyms'] as const,
  all: () =>
    queryOptions({
      queryKey: ['search-synonyms'],
      queryFn: async ({ signal }) => (await request('GET /api/search-synonyms', {}, { signal })).data,
    }),
  /** Results of each term of a group, without the group and with it. */
  preview: (terms: readonly string[]) =>
    queryOptions({
      queryKey: ['search-synonyms', 'preview', terms],
      queryFn: async ({ signal }) =>
        (await request('GET /api/search-synonyms/preview', { query: { terms: [...terms] } }, { signal }))
          .data,
    }),
};

export const addSearchSynonym = (terms: string[]) =>
  request('POST /api/search-synonyms', { body: { data: { terms } } });

export const removeSearchSynonym = (id: SearchSynonymId) =>
  request('DELETE /api/search-synonyms/:id', { params: { id } });
