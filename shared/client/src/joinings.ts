import type { JoiningId, OrganizationId, UserId } from '@puente/contract/ids';
import { request } from './http.ts';
import { key as organizations } from './organization-queries.ts';
import { queryOptions } from './query-options.ts';

/** Pending requests and invitations to act for an organisation. */
export const joiningQueries = {
  /** The user's own requests, and the invitations to them. */
  own: () =>
    queryOptions({
      queryKey: ['joinings'] as const,
      queryFn: async ({ signal }) => (await request('GET /api/joinings', {}, { signal })).data,
    }),
  /** Pending joinings of an organisation. The key is next to its people's, so that changes invalidate both. */
  of: (id: OrganizationId) =>
    queryOptions({
      queryKey: [...organizations, id, 'people', 'joinings'],
      queryFn: async ({ signal }) =>
        (await request('GET /api/organizations/:id/joinings', { params: { id } }, { signal })).data,
    }),
};

/** Organisations with a similar name, for users who may be about to create one that exists. */
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

/** Asks to join an organisation ('Pedir unirme'). Accepts the invitation if there is one. */
export const askToJoin = async (id: OrganizationId) =>
  (await request('POST /api/organizations/:id/joinings', { params: { id } })).data;

/** Invites an e-mail address. Accepts the request if that user has already asked. */
export const inviteToJoin = async (id: OrganizationId, email: string) =>
  (await request('POST /api/organizations/:id/invitations', { params: { id }, body: { data: { email } } }))
    .data;

export const decideJoining = (id: JoiningId, accepted: boolean) =>
  request('PUT /api/joinings/:id', { params: { id }, body: { data: { accepted } } });

export const withdrawJoining = (id: JoiningId) => request('DELETE /api/joinings/:id', { params: { id } });

/** Removes a person from an organisation: they leave, or a colleague removes them. */
export const departFrom = (id: OrganizationId, user: UserId) =>
  request('POST /api/organizations/:id/departures', { params: { id }, body: { data: { user } } });
