import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import type { NoticeKind } from '@puente/contract/constants/message-kinds';
import type { NoticeAudience } from '@puente/contract/entities/audience-notice';
import type { NoticeChanges, NoticeForm, NoticeStart } from '@puente/contract/forms/audience-notice';
import type { WithBase } from '@puente/contract/forms/versioned';
import type { AudienceNoticeId } from '@puente/contract/ids';
import { written } from './expect-ok.ts';
import { request } from './http.ts';
import { keepPreviousData, queryOptions } from './query-options.ts';

type ListQuery = NonNullable<
  InputOf<'GET /api/audience-notices', Calls['GET /api/audience-notices']>['query']
>;

/** Notices of the team to students whom it chooses. */
export const audienceNoticeQueries = {
  key: ['audience-notices'] as const,
  list: (query: ListQuery = {}) =>
    queryOptions({
      queryKey: [...audienceNoticeQueries.key, 'list', query],
      queryFn: ({ signal }) => request('GET /api/audience-notices', { query }, { signal }),
      placeholderData: keepPreviousData,
    }),
  one: (id: AudienceNoticeId) =>
    queryOptions({
      queryKey: [...audienceNoticeQueries.key, id],
      queryFn: async ({ signal }) =>
        (await request('GET /api/audience-notices/:id', { params: { id } }, { signal })).data,
    }),
  /** @param version `updatedAt` of the saved notice that is previewed */
  preview: (id: AudienceNoticeId, version: string) =>
    queryOptions({
      queryKey: [...audienceNoticeQueries.key, id, 'preview', version],
      queryFn: async ({ signal }) =>
        (await request('GET /api/audience-notices/:id/preview', { params: { id } }, { signal })).data,
      placeholderData: keepPreviousData,
    }),
  /** Number of students whom a notice would reach now. */
  reach: (kind: NoticeKind, { universities, studyAreas, campaigns, situations }: NoticeAudience) =>
    queryOptions({
      queryKey: [
        ...audienceNoticeQueries.key,
        'reach',
        { kind, universities, studyAreas, campaigns, situations },
      ],
      queryFn: async ({ signal }) => {
        // A list in a query has at least one entry.
        const query = {
          kind,
          ...(universities.length > 0 && { universities }),
          ...(studyAreas.length > 0 && { studyAreas }),
          ...(campaigns.length > 0 && { campaigns }),
          ...(situations.length > 0 && { situations }),
        };
        return (await request('GET /api/audience-notices/reach', { query }, { signal })).data;
      },
      placeholderData: keepPreviousData,
    }),
};

export const createNotice = async (data: NoticeForm) =>
  (await written(request('POST /api/audience-notices', { body: { data } }))).data;

export const changeNotice = async (id: AudienceNoticeId, data: WithBase<NoticeChanges>) =>
  (await written(request('PUT /api/audience-notices/:id', { params: { id }, body: { data } }))).data;

export const removeNotice = (id: AudienceNoticeId) =>
  request('DELETE /api/audience-notices/:id', { params: { id } });

/** Mails the saved notice to the caller alone. */
export const testNotice = (id: AudienceNoticeId) =>
  request('POST /api/audience-notices/:id/test', { params: { id } });

export const startNotice = async (id: AudienceNoticeId, data: WithBase<NoticeStart>) =>
  (await written(request('POST /api/audience-notices/:id/start', { params: { id }, body: { data } }))).data;

export const stopNotice = async (id: AudienceNoticeId) =>
  (await written(request('POST /api/audience-notices/:id/stop', { params: { id } }))).data;
