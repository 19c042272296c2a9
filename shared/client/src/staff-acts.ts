import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import { request } from './http.ts';
import { keepPreviousData, queryOptions } from './query-options.ts';

type ListQuery = NonNullable<InputOf<'GET /api/staff-acts', Calls['GET /api/staff-acts']>['query']>;

/** The trail of what members of staff did, for administrators. */
export const staffActQueries = {
  key: ['staff-acts'] as const,
  list: (query: ListQuery = {}) =>
    queryOptions({
      queryKey: [...staffActQueries.key, query],
      queryFn: ({ signal }) => request('GET /api/staff-acts', { query }, { signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
};
