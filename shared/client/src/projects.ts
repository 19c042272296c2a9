import { keepPreviousData, queryOptions } from './query-options.ts';
import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import { request } from './http.ts';

type ListInput = InputOf<'GET /api/projects', Calls['GET /api/projects']>;

export type ProjectFilters = NonNullable<NonNullable<ListInput['query']>['filters']>;

/** Projects that the signed-in person may see. */
export const projectQueries = {
  key: ['projects'] as const,
  list: (query: NonNullable<ListInput['query']>) =>
    queryOptions({
      queryKey: [...projectQueries.key, 'list', query],
      queryFn: ({ signal }) => request('GET /api/projects', { query }, { signal }),
      placeholderData: keepPreviousData,
    }),
  one: (id: number) =>
    queryOptions({
      queryKey: [...projectQueries.key, id],
      queryFn: async ({ signal }) => {
        const answer = await request(
          'GET /api/projects/:id',
          { params: { id }, query: { populate: ['organization', 'study_areas'] } },
          { signal },
        );
        return answer.data;
      },
    }),
};

export const publishProject = (data: InputOf<'POST /api/projects', Calls['POST /api/projects']>['body']['data']) =>
  request('POST /api/projects', { body: { data } });
