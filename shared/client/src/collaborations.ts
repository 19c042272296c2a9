import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import { statesUnderWay } from '@puente/contract/constants/collaborations';
import type {
  CollaborationMove,
  CollaborationUpdate,
  Departure,
  PlaceDeclined,
  WeekConfirmation,
  WeekLog,
  WeekObjection,
} from '@puente/contract/forms/collaboration';
import type { WithBase } from '@puente/contract/forms/versioned';
import type { ApplicationId, CollaborationId, ProjectId } from '@puente/contract/ids';
import { request } from './http.ts';
import { keepPreviousData, queryOptions } from './query-options.ts';

type ListQuery = NonNullable<InputOf<'GET /api/collaborations', Calls['GET /api/collaborations']>['query']>;

/** Collaborations that the user takes part in. Always stale: the other side may act at any time. */
export const collaborationQueries = {
  key: ['collaborations'] as const,
  list: (query: ListQuery = {}) =>
    queryOptions({
      queryKey: [...collaborationQueries.key, 'list', query],
      queryFn: ({ signal }) => request('GET /api/collaborations', { query }, { signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** Those that have not ended, the one that ends first at the top. */
  underWay: () =>
    collaborationQueries.list({
      filters: { state: { $in: statesUnderWay } },
      sort: 'ends:asc',
      pagination: { pageSize: 20 },
    }),
  one: (id: CollaborationId) =>
    queryOptions({
      queryKey: [...collaborationQueries.key, id],
      queryFn: async ({ signal }) =>
        (await request('GET /api/collaborations/:id', { params: { id } }, { signal })).data,
      staleTime: 0,
    }),
  hours: (id: CollaborationId) =>
    queryOptions({
      queryKey: [...collaborationQueries.key, id, 'hours'],
      queryFn: async ({ signal }) =>
        (await request('GET /api/collaborations/:id/hours', { params: { id } }, { signal })).data,
      staleTime: 0,
    }),
  result: (id: CollaborationId) =>
    queryOptions({
      queryKey: [...collaborationQueries.key, id, 'result'],
      queryFn: async ({ signal }) =>
        (await request('GET /api/collaborations/:id/result', { params: { id } }, { signal })).data,
      staleTime: 0,
    }),
  teamwork: (project: ProjectId) =>
    queryOptions({
      queryKey: [...collaborationQueries.key, 'teamwork', project],
      queryFn: async ({ signal }) =>
        (await request('GET /api/projects/:id/teamwork', { params: { id: project } }, { signal })).data,
    }),
};

export const confirmPlace = async (id: ApplicationId) =>
  (await request('POST /api/applys/:id/confirm', { params: { id } })).data;

export const declinePlace = async (id: ApplicationId, data: PlaceDeclined) =>
  (await request('POST /api/applys/:id/decline', { params: { id }, body: { data } })).data;

export const setTeamwork = async (project: ProjectId, teamwork: boolean) =>
  (
    await request('PUT /api/projects/:id/teamwork', {
      params: { id: project },
      body: { data: { teamwork } },
    })
  ).data;

export const arrangeCollaboration = async (id: CollaborationId, data: WithBase<CollaborationUpdate>) =>
  (await request('PUT /api/collaborations/:id', { params: { id }, body: { data } })).data;

export const moveCollaboration = async (id: CollaborationId, data: CollaborationMove) =>
  (await request('POST /api/collaborations/:id/move', { params: { id }, body: { data } })).data;

export const logWeek = async (id: CollaborationId, data: WeekLog) =>
  (await request('PUT /api/collaborations/:id/hours', { params: { id }, body: { data } })).data;

export const confirmWeeks = async (id: CollaborationId, data: WeekConfirmation) =>
  (await request('POST /api/collaborations/:id/hours/confirmations', { params: { id }, body: { data } }))
    .data;

export const objectToWeek = async (id: CollaborationId, data: WeekObjection) =>
  (await request('POST /api/collaborations/:id/hours/objections', { params: { id }, body: { data } })).data;

export const leaveTeam = (id: CollaborationId, data: Departure) =>
  request('POST /api/collaborations/:id/departures', { params: { id }, body: { data } });

export const setNaming = async (id: CollaborationId, named: boolean) =>
  (await request('PUT /api/collaborations/:id/result', { params: { id }, body: { data: { named } } })).data;

/** Begins the student's work about a collaboration, or returns the one that was begun. */
export const beginResult = async (id: CollaborationId) =>
  (await request('POST /api/collaborations/:id/result', { params: { id } })).data;
