import type { JoiningId, OrganizationId, UserId } from '@puente/contract/ids';
import { queryOptions } from './query-options.ts';
import { request } from './http.ts';
import { key as organizations } from './organization-queries.ts';

/** Who may come to act for an organisation. */
export const joiningQueries = {
  /** What the user has asked for, and what they are invited to. */
  own: () =>
    queryOptions({
      queryKey: ['joinings'] as const,
      queryFn: async ({ signal }) => (await request('GET /api/joinings', {}, { signal })).data,
    }),
  /** Beside the organisation's people: what changes these asks for both again. */
  of: (id: OrganizationId) =>
    queryOptions({
      queryKey: [...organizations, id, 'people', 'joinings'],
      queryFn: async ({ signal }) =>
        (await request('GET /api/organizations/:id/joinings', { params: { id } }, { signal })).data,
    }),
};

/** Organisations whose name has these words: for who may be about to describe one that exists. */
export const similarlyNamed = (name: string) =>
  queryOptions({
    queryKey: [...organizations, 'similarly-named', name],
    queryFn: async ({ signal }) =>
      (
        await request(
          'GET /api/organizations',
          {
            query: {
              filters: { keyword: { $containsi: name } },
              populate: ['logo'],
              pagination: { page: 1, pageSize: 3 },
            },
          },
          { signal },
        )
      ).data,
  });

/** 'Pedir unirme'. Of an invited user it accepts the invitation: then they have joined. */
export const askToJoin = async (id: OrganizationId) =>
  (await request('POST /api/organizations/:id/joinings', { params: { id } })).data;

/** Of a user who has asked already it accepts that: then they have joined. */
export const inviteToJoin = async (id: OrganizationId, email: string) =>
  (await request('POST /api/organizations/:id/invitations', { params: { id }, body: { data: { email } } }))
    .data;

export const decideJoining = (id: JoiningId, accepted: boolean) =>
  request('PUT /api/joinings/:id', { params: { id }, body: { data: { accepted } } });

export const withdrawJoining = (id: JoiningId) => request('DELETE /api/joinings/:id', { params: { id } });

/** A person leaves an organisation, or is removed by another. */
export const departFrom = (id: OrganizationId, user: UserId) =>
  request('POST /api/organizations/:id/departures', { params: { id }, body: { data: { user } } });
