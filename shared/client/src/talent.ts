import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import type { NewTalentInvitation, TalentListUpdate } from '@puente/contract/forms/talent';
import type { WithBase } from '@puente/contract/forms/versioned';
import type { OrganizationId, TalentInvitationId, TalentListId } from '@puente/contract/ids';
import { request } from './http.ts';
import { keepPreviousData, queryOptions } from './query-options.ts';
import { wholeList } from './whole-list.ts';

type InvitationQuery = NonNullable<
  InputOf<'GET /api/talent-invitations', Calls['GET /api/talent-invitations']>['query']
>;

/** The talent corner beyond its search: invitations and lists of students. */
export const talentQueries = {
  key: ['talent'] as const,
  /** Invitations of the student, or of the caller's organisations. Never cached, because the other side can answer at any time. */
  invitations: (query: InvitationQuery = {}) =>
    queryOptions({
      queryKey: [...talentQueries.key, 'invitations', query],
      queryFn: ({ signal }) => request('GET /api/talent-invitations', { query }, { signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  lists: (organization: OrganizationId) =>
    queryOptions({
      queryKey: [...talentQueries.key, 'lists', organization],
      queryFn: async ({ signal }) =>
        (
          await request(
            'GET /api/organizations/:id/talent/lists',
            { params: { id: organization } },
            { signal },
          )
        ).data,
    }),
};

/** Invitations of all pages. */
export const everyInvitation = (query: Omit<InvitationQuery, 'pagination'>) =>
  wholeList((pagination) => request('GET /api/talent-invitations', { query: { ...query, pagination } }));

export const inviteStudent = (data: NewTalentInvitation) =>
  request('POST /api/talent-invitations', { body: { data } });

export const answerInvitation = async (id: TalentInvitationId, accepted: boolean) =>
  (
    await (accepted
      ? request('POST /api/talent-invitations/:id/accept', { params: { id } })
      : request('POST /api/talent-invitations/:id/decline', { params: { id } }))
  ).data;

export const withdrawInvitation = (id: TalentInvitationId) =>
  request('DELETE /api/talent-invitations/:id', { params: { id } });

export const createTalentList = async (organization: OrganizationId, name: string) =>
  (
    await request('POST /api/organizations/:id/talent/lists', {
      params: { id: organization },
      body: { data: { name } },
    })
  ).data;

export const changeTalentList = async (id: TalentListId, data: WithBase<TalentListUpdate>) =>
  (await request('PUT /api/talent-lists/:id', { params: { id }, body: { data } })).data;

export const removeTalentList = (id: TalentListId) =>
  request('DELETE /api/talent-lists/:id', { params: { id } });
