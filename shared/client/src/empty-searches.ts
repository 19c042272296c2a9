import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import { request } from './http.ts';
import { keepPreviousData, queryOptions } from './query-options.ts';

type EmptySearchQuery = NonNullable<
  InputOf<'GET /api/empty-searches', Calls['GET /api/empty-searches']>['query']
>;

/** Words that visitors search for without results, for editors. */
export const emptySearchQueries = {
  list: (query: EmptySearchQuery) =>
    queryOptions({
      queryKey: ['empty-searches', query],
      queryFn: ({ signal }) => request('GET /api/empty-searches', { query }, { signal }),
      placeholderData: keepPreviousData,
    }),
};
