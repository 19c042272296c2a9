import { queryOptions } from './query-options.ts';
import type { Application } from '@puente/contract/forms/application';
import type { Status } from '@puente/contract/constants/statuses';
import { fileUrl, request } from './http.ts';

/** A student's applications change from outside, when an organisation answers: each visit asks again. */
const answeredMeanwhile = 0;

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

export const decideApply = (id: number, status: Status) =>
  request('PUT /api/applys/:id', { params: { id }, body: { data: { status } } });

/** Address of the CV, for a link that opens it in a tab of its own. */
export const cvUrl = (path: string): string => fileUrl(path);
