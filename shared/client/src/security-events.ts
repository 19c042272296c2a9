import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import { request } from './http.ts';
import { keepPreviousData, queryOptions } from './query-options.ts';

type ListQuery = NonNullable<InputOf<'GET /api/security-events', Calls['GET /api/security-events']>['query']>;

/** Account events of the last 90 days, for staff. */
export const securityEventQueries = {
  key: ['security-events'] as const,
  list: (query: ListQuery = {}) =>
    queryOptions({
      queryKey: [...securityEventQueries.key, query],
      queryFn: ({ signal }) => request('GET /api/security-events', { query }, { signal }),
      placeholderData: keepPreviousData,
    }),
};
