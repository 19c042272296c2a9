import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import type { AccountMerge, Merge } from '@puente/contract/entities/merge';
import type { DegreeId, MergeId, OrganizationId, UniversityId, UserId } from '@puente/contract/ids';
import { request } from './http.ts';
import { keepPreviousData, queryOptions } from './query-options.ts';

type ListQuery = NonNullable<InputOf<'GET /api/merges', Calls['GET /api/merges']>['query']>;

/** Always stale: colleagues merge and undo, and the records change, at any moment. */
const staleTime = 0;

/** Merges by staff, and previews of them. */
export const mergeQueries = {
  key: ['merges'] as const,
  list: (query: ListQuery = {}) =>
    queryOptions({
      queryKey: [...mergeQueries.key, 'list', query],
      queryFn: ({ signal }) => request('GET /api/merges', { query }, { signal }),
      placeholderData: keepPreviousData,
      staleTime,
    }),
  /** Preview of the merge of one organisation into another. */
  ofOrganizations: (from: OrganizationId, into: OrganizationId) =>
    queryOptions({
      queryKey: [...mergeQueries.key, 'organizations', from, into],
      queryFn: async ({ signal }) =>
        (
          await request(
            'GET /api/organizations/:id/merge',
            { params: { id: from }, query: { into } },
            { signal },
          )
        ).data,
      staleTime,
      gcTime: 0,
    }),
  /** Preview of the merge of one university of the catalogue into another. */
  ofUniversities: (from: UniversityId, into: UniversityId) =>
    queryOptions({
      queryKey: [...mergeQueries.key, 'universities', from, into],
      queryFn: async ({ signal }) =>
        (
          await request(
            'GET /api/universities/:id/catalogue-merge',
            { params: { id: from }, query: { into } },
            { signal },
          )
        ).data,
      staleTime,
      gcTime: 0,
    }),
  /** Preview of the merge of one degree of the catalogue into another. */
  ofDegrees: (from: DegreeId, into: DegreeId) =>
    queryOptions({
      queryKey: [...mergeQueries.key, 'degrees', from, into],
      queryFn: async ({ signal }) =>
        (
          await request(
            'GET /api/degrees/:id/catalogue-merge',
            { params: { id: from }, query: { into } },
            { signal },
          )
        ).data,
      staleTime,
      gcTime: 0,
    }),
  /** Preview of the merge of one account into another. */
  ofAccounts: (from: UserId, into: UserId) =>
    queryOptions({
      queryKey: [...mergeQueries.key, 'accounts', from, into],
      queryFn: async ({ signal }) =>
        (await request('GET /api/users/:id/merge', { params: { id: from }, query: { into } }, { signal }))
          .data,
      staleTime,
      gcTime: 0,
    }),
};

/** @param version of the preview that the user has read */
export const mergeOrganizations = async (
  from: OrganizationId,
  into: OrganizationId,
  version: string,
): Promise<Merge> =>
  (
    await request('POST /api/organizations/:id/merge', {
      params: { id: from },
      body: { data: { into, version } },
    })
  ).data;

/** @param version of the preview that the user has read */
export const mergeUniversities = async (
  from: UniversityId,
  into: UniversityId,
  version: string,
): Promise<Merge> =>
  (
    await request('POST /api/universities/:id/catalogue-merge', {
      params: { id: from },
      body: { data: { into, version } },
    })
  ).data;

/** @param version of the preview that the user has read */
export const mergeDegrees = async (from: DegreeId, into: DegreeId, version: string): Promise<Merge> =>
  (
    await request('POST /api/degrees/:id/catalogue-merge', {
      params: { id: from },
      body: { data: { into, version } },
    })
  ).data;

export const undoMerge = async (id: MergeId): Promise<Merge> =>
  (await request('POST /api/merges/:id/undo', { params: { id } })).data;

/** Tells both addresses of a person that their accounts will be merged. */
export const announceMerge = async (from: UserId, into: UserId): Promise<AccountMerge> =>
  (
    await request('POST /api/users/:id/merge/announcement', {
      params: { id: from },
      body: { data: { into } },
    })
  ).data;

/** Merges an account into another, with the password of the member of staff. */
export const mergeAccounts = async (
  from: UserId,
  data: { into: UserId; version: string; password: string },
): Promise<Merge> =>
  (await request('POST /api/users/:id/merge', { params: { id: from }, body: { data } })).data;
