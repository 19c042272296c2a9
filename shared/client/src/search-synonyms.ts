import type { SearchSynonymId } from '@puente/contract/ids';
import { expectOk } from './expect-ok.ts';
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
  /** What each term of a group finds, without the group and with it. */
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
  expectOk(request('DELETE /api/search-synonyms/:id', { params: { id } }));
