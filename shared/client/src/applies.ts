import { queryOptions } from './query-options.ts';
import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import type { Application, ApplicationDraft, Decision } from '@puente/contract/forms/application';
import type { Status } from '@puente/contract/constants/statuses';
import { fileUrl, request } from './http.ts';

/** A student's applications change from outside, when an organisation answers: each visit asks again. */
const answeredMeanwhile = 0;

type OfProjectQuery = NonNullable<InputOf<'GET /api/projects/:id/applys', Calls['GET /api/projects/:id/applys']>['query']>;

/** Applications: a student's own, or those to a project of one's organisation. */
export const applyQueries = {
  key: ['applies'] as const,
  mine: (page = 1) =>
    queryOptions({
      queryKey: [...applyQueries.key, 'mine', page],
      queryFn: ({ signal }) =>
        request(
          'GET /api/applys',
          { query: { populate: ['project'], sort: 'createdAt:desc', pagination: { page, pageSize: 20 } } },
          { signal },
        ),
      staleTime: answeredMeanwhile,
    }),
  ofProject: (project: number, page = 1, status?: Status) =>
    queryOptions({
      queryKey: [...applyQueries.key, 'project', project, page, status],
      queryFn: ({ signal }) =>
        request(
          'GET /api/applys',
          {
            query: {
              filters: { project: { $eq: project }, ...(status && { status: { $eq: status } }) },
              populate: ['student'],
              sort: 'createdAt:desc',
              pagination: { page, pageSize: 20 },
            },
          },
          { signal },
        ),
    }),
  one: (id: number) =>
    queryOptions({
      queryKey: [...applyQueries.key, id],
      queryFn: async ({ signal }) =>
        (await request('GET /api/applys/:id', { params: { id }, query: { populate: ['project', 'student'] } }, { signal })).data,
      staleTime: answeredMeanwhile,
    }),
  /** Applications to one project, for its own people, with whatever filters and order. */
  toProject: (project: number, query: OfProjectQuery = {}) =>
    queryOptions({
      queryKey: [...applyQueries.key, 'project', project, 'list', query],
      queryFn: ({ signal }) =>
        request('GET /api/projects/:id/applys', { params: { id: project }, query: { populate: ['student'], ...query } }, { signal }),
    }),
  /** The signed-in student's application to one project, or null. */
  mineTo: (project: number) =>
    queryOptions({
      queryKey: [...applyQueries.key, 'mine-to', project],
      queryFn: async ({ signal }) => {
        const answer = await request('GET /api/applys', { query: { filters: { project: { $eq: project } } } }, { signal });
        return answer.data[0] ?? null;
      },
      staleTime: answeredMeanwhile,
    }),
};

export const applyToProject = (data: Application) => request('POST /api/applys', { body: { data } });

/** Keeps an unfinished application; what is left out stays as it was. */
export const keepApplyDraft = (data: ApplicationDraft) => request('PUT /api/applys/draft', { body: { data } });

export const submitApplyDraft = (id: number) => request('POST /api/applys/:id/submit', { params: { id } });

export const removeApplyDraft = (id: number) => request('DELETE /api/applys/:id', { params: { id } });

export const withdrawApply = (id: number) => request('POST /api/applys/:id/withdraw', { params: { id } });

/** The organisation's answer with its reason, or its private mark alone. */
export const answerApply = (id: number, data: Decision) => request('PUT /api/applys/:id', { params: { id }, body: { data } });

export const decideApply = (id: number, status: Status) =>
  request('PUT /api/applys/:id', { params: { id }, body: { data: { status } } });

/** Address of the CV, for a link that opens it in a tab of its own. */
export const cvUrl = (path: string): string => fileUrl(path);
