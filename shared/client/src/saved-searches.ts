import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import type { SavedSearchId } from '@puente/contract/ids';
import { request } from './http.ts';
import { queryOptions } from './query-options.ts';

export type NewSavedSearch = InputOf<
  'POST /api/saved-searches',
  Calls['POST /api/saved-searches']
>['body']['data'];
export type SavedSearchChange = InputOf<
  'PUT /api/saved-searches/:id',
  Calls['PUT /api/saved-searches/:id']
>['body']['data'];

/** Saved searches of the signed-in student, which send mails. */
export const savedSearchQueries = {
  key: ['saved-searches'] as const,
  all: () =>
    queryOptions({
      queryKey: [...savedSearchQueries.key],
      queryFn: async ({ signal }) => (await request('GET /api/saved-searches', {}, { signal })).data,
    }),
};

export const saveSearch = (data: NewSavedSearch) => request('POST /api/saved-searches', { body: { data } });

export const changeSavedSearch = (id: SavedSearchId, data: SavedSearchChange) =>
  request('PUT /api/saved-searches/:id', { params: { id }, body: { data } });

export const removeSavedSearch = (id: SavedSearchId) =>
  request('DELETE /api/saved-searches/:id', { params: { id } });

/** Stops the mails of one search, with the token of its mails. */
export const unsubscribe = async (token: string) =>
  (await request('POST /api/saved-searches/unsubscribe', { query: { token } })).data;
