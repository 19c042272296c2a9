import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import type { ErrorGroupId } from '@puente/contract/ids';
import { request } from './http.ts';
import { keepPreviousData, queryOptions } from './query-options.ts';

type ListQuery = NonNullable<InputOf<'GET /api/error-groups', Calls['GET /api/error-groups']>['query']>;

/** Errors in browsers, grouped, for staff. */
export const errorGroupQueries = {
  key: ['error-groups'] as const,
  list: (query: ListQuery = {}) =>
    queryOptions({
      queryKey: [...errorGroupQueries.key, 'list', query],
      queryFn: ({ signal }) => request('GET /api/error-groups', { query }, { signal }),
      placeholderData: keepPreviousData,
    }),
  one: (id: ErrorGroupId) =>
    queryOptions({
      queryKey: [...errorGroupQueries.key, id],
      queryFn: async ({ signal }) =>
        (await request('GET /api/error-groups/:id', { params: { id } }, { signal })).data,
    }),
};

/** Marks a group as solved, or as open again. */
export const solveErrorGroup = async (id: ErrorGroupId, solved: boolean) =>
  (await request('POST /api/error-groups/:id/solution', { params: { id }, body: { data: { solved } } })).data;
