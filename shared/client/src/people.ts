import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import type { UserId } from '@puente/contract/ids';
import type { StaffRole } from '@puente/contract/roles';
import { ApiError } from './api-error.ts';
import { written } from './expect-ok.ts';
import { request } from './http.ts';
import { keepPreviousData, queryOptions } from './query-options.ts';

type ListQuery = NonNullable<InputOf<'GET /api/people', Calls['GET /api/people']>['query']>;
type Invitation = InputOf<'POST /api/staff-members', Calls['POST /api/staff-members']>['body']['data'];

/** Users, for those who look after them. */
export const peopleQueries = {
  key: ['people'] as const,
  list: (query: ListQuery = {}) =>
    queryOptions({
      queryKey: [...peopleQueries.key, 'list', query],
      queryFn: ({ signal }) => request('GET /api/people', { query }, { signal }),
      placeholderData: keepPreviousData,
    }),
  /** @throws ApiError NotFound */
  one: (id: UserId) =>
    queryOptions({
      queryKey: [...peopleQueries.key, id],
      queryFn: async ({ signal }) => {
        const query = { filters: { id: { $eq: id } } };
        const [person] = (await request('GET /api/people', { query }, { signal })).data;
        if (!person) throw new ApiError('NotFound');
        return person;
      },
    }),
  deletion: (id: UserId) =>
    queryOptions({
      queryKey: [...peopleQueries.key, id, 'deletion'],
      queryFn: async ({ signal }) =>
        (await request('GET /api/users/:id/deletion', { params: { id } }, { signal })).data,
      staleTime: 0,
    }),
};

export const endSessionsOf = (id: UserId) => request('DELETE /api/users/:id/sessions', { params: { id } });

/** Makes somebody a member of staff, who gets a mail. */
export const inviteMember = async (data: Invitation) =>
  (await written(request('POST /api/staff-members', { body: { data } }))).data;

export const appointMember = async (id: UserId, staffRole: StaffRole | null) =>
  (await written(request('PUT /api/users/:id/staff-role', { params: { id }, body: { data: { staffRole } } })))
    .data;
