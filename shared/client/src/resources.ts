import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import type { ResourceId } from '@puente/contract/ids';
import { request } from './http.ts';
import { keepPreviousData, queryOptions } from './query-options.ts';

type ListQuery = NonNullable<InputOf<'GET /api/resources', Calls['GET /api/resources']>['query']>;
type NewResource = InputOf<'POST /api/resources', Calls['POST /api/resources']>['body']['data'];
type ResourceChange = InputOf<'PUT /api/resources/:id', Calls['PUT /api/resources/:id']>['body']['data'];

/** The resource library. Every resource includes its picture. */
export const resourceQueries = {
  key: ['resources'] as const,
  list: (query: ListQuery = {}) =>
    queryOptions({
      queryKey: [...resourceQueries.key, 'list', query],
      queryFn: ({ signal }) =>
        request('GET /api/resources', { query: { populate: ['picture'], ...query } }, { signal }),
      placeholderData: keepPreviousData,
    }),
  /** Number of resources for each option of a filter. */
  facets: (query: ListQuery) =>
    queryOptions({
      queryKey: [...resourceQueries.key, 'facets', query],
      queryFn: async ({ signal }) =>
        (await request('GET /api/resources', { query }, { signal })).meta.facets ?? {},
      placeholderData: keepPreviousData,
    }),
  popular: (pageSize: number) =>
    queryOptions({
      queryKey: [...resourceQueries.key, 'popular', pageSize],
      queryFn: async ({ signal }) =>
        (
          await request(
            'GET /api/resources/popular',
            { query: { populate: ['picture'], pagination: { pageSize } } },
            { signal },
          )
        ).data,
    }),
  one: (id: ResourceId) =>
    queryOptions({
      queryKey: [...resourceQueries.key, id],
      queryFn: async ({ signal }) =>
        (
          await request(
            'GET /api/resources/:id',
            { params: { id }, query: { populate: ['picture'] } },
            { signal },
          )
        ).data,
    }),
  related: (id: ResourceId) =>
    queryOptions({
      queryKey: [...resourceQueries.key, id, 'related'],
      queryFn: async ({ signal }) =>
        (
          await request(
            'GET /api/resources/:id/related',
            { params: { id }, query: { populate: ['picture'] } },
            { signal },
          )
        ).data,
    }),
};

/** Records a visit of the user, at most one per hour and person. */
export const visitResource = (id: ResourceId) => request('POST /api/resources/:id/visit', { params: { id } });

export const createResource = (data: NewResource) => request('POST /api/resources', { body: { data } });
export const changeResource = (id: ResourceId, data: ResourceChange) =>
  request('PUT /api/resources/:id', { params: { id }, body: { data } });
export const removeResource = (id: ResourceId) => request('DELETE /api/resources/:id', { params: { id } });
