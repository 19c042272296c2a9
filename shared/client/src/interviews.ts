import type {
  InterviewMove,
  InterviewOffer,
  InterviewReason,
  InterviewTimes,
} from '@puente/contract/forms/interview';
import type { ApplicationId, InterviewId, ProjectId } from '@puente/contract/ids';
import { key as applicationKey } from './application-queries.ts';
import { fileUrl, request } from './http.ts';
import { queryOptions } from './query-options.ts';

/** Stale time: both sides change interviews at any time, so each visit refetches them. */
const alwaysStale = 0;

/** One page of a list: nobody has more that are to come. */
const most = 100;

/** Under the key of the applications: a change of one is a change of the other. */
export const key = [...applicationKey, 'interviews'] as const;

/** Interviews of a student, or about the projects of an organisation, latest first. */
export const interviewQueries = {
  mine: () =>
    queryOptions({
      queryKey: [...key, 'mine'],
      queryFn: async ({ signal }) =>
        (await request('GET /api/interviews', { query: { pagination: { pageSize: most } } }, { signal }))
          .data,
      staleTime: alwaysStale,
    }),
  of: (application: ApplicationId) =>
    queryOptions({
      queryKey: [...key, 'application', application],
      queryFn: async ({ signal }) =>
        (
          await request(
            'GET /api/interviews',
            { query: { filters: { application: { $eq: application } }, pagination: { pageSize: most } } },
            { signal },
          )
        ).data,
      staleTime: alwaysStale,
    }),
  ofProject: (project: ProjectId) =>
    queryOptions({
      queryKey: [...key, 'project', project],
      queryFn: async ({ signal }) =>
        (
          await request(
            'GET /api/interviews',
            { query: { filters: { project: { $eq: project } }, pagination: { pageSize: most } } },
            { signal },
          )
        ).data,
      staleTime: alwaysStale,
    }),
  one: (id: InterviewId) =>
    queryOptions({
      queryKey: [...key, id],
      queryFn: async ({ signal }) =>
        (await request('GET /api/interviews/:id', { params: { id } }, { signal })).data,
      staleTime: alwaysStale,
    }),
};

export const offerInterviews = async (data: InterviewOffer) =>
  (await request('POST /api/interviews', { body: { data } })).data;

/** Offers other times instead of those that nobody has taken. */
export const offerOtherTimes = async (id: InterviewId, data: InterviewTimes) =>
  (await request('POST /api/interviews/:id/times', { params: { id }, body: { data } })).data;

export const takeInterviewTime = async (id: InterviewId, startsAt: string) =>
  (
    await request('POST /api/interviews/:id/take', {
      params: { id },
      body: { data: { starts_at: startsAt } },
    })
  ).data;

export const moveInterview = async (id: InterviewId, data: InterviewMove) =>
  (await request('POST /api/interviews/:id/move', { params: { id }, body: { data } })).data;

export const askForInterviewTimes = async (id: InterviewId, data: InterviewReason) =>
  (await request('POST /api/interviews/:id/ask', { params: { id }, body: { data } })).data;

export const cancelInterview = async (id: InterviewId, data: InterviewReason) =>
  (await request('POST /api/interviews/:id/cancel', { params: { id }, body: { data } })).data;

/** Address of the chosen time as a calendar file ('GET /api/interviews/:id/calendar'). */
export const interviewCalendarUrl = (id: InterviewId): string => fileUrl(`/api/interviews/${id}/calendar`);
