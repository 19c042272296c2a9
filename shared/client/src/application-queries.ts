/** Applications: a student's own, or those to a project of the user's organisation. */
import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import { wasSent } from '@puente/contract/constants/statuses';
import type { ApplicationId, ProjectId } from '@puente/contract/ids';
import { request } from './http.ts';
import { queryOptions } from './query-options.ts';

/** Stale time: organisations answer at any time, so each visit refetches a student's applications. */
const alwaysStale = 0;

type OfProjectQuery = NonNullable<
  InputOf<'GET /api/projects/:id/applys', Calls['GET /api/projects/:id/applys']>['query']
>;

export const key = ['applications'] as const;

export const mine = (page = 1) =>
  queryOptions({
    queryKey: [...key, 'mine', page],
    queryFn: ({ signal }) =>
      request(
        'GET /api/applys',
        { query: { populate: ['project'], sort: 'createdAt:desc', pagination: { page, pageSize: 20 } } },
        { signal },
      ),
    staleTime: alwaysStale,
  });

export const one = (id: ApplicationId) =>
  queryOptions({
    queryKey: [...key, id],
    queryFn: async ({ signal }) =>
      (
        await request(
          'GET /api/applys/:id',
          { params: { id }, query: { populate: ['project', 'student'] } },
          { signal },
        )
      ).data,
    staleTime: alwaysStale,
  });

/** CVs that the signed-in student has sent, latest first. */
export const sentCvs = () =>
  queryOptions({
    queryKey: [...key, 'cvs'],
    queryFn: async ({ signal }) => (await request('GET /api/applys/cvs', {}, { signal })).data,
  });

/** Applications to one project, for its own people, with any filters and order. */
export const toProject = (project: ProjectId, query: OfProjectQuery = {}) =>
  queryOptions({
    queryKey: [...key, 'project', project, 'list', query],
    queryFn: ({ signal }) =>
      request(
        'GET /api/projects/:id/applys',
        { params: { id: project }, query: { populate: ['student'], ...query } },
        { signal },
      ),
  });

/** Those of the given projects that the student has applied to. Drafts do not count. */
export const appliedTo = (projects: readonly ProjectId[]) =>
  queryOptions({
    queryKey: [...key, 'applied-to', projects],
    queryFn: async ({ signal }) => {
      const query = { filters: { project: { $in: [...projects] } }, pagination: { pageSize: 100 } };
      const { data } = await request(
        'GET /api/applys',
        { query: { ...query, populate: ['project'] } },
        { signal },
      );
      return data
        .filter(({ status }) => wasSent(status))
        .flatMap(({ project }) => (project ? [project.id] : []));
    },
    staleTime: alwaysStale,
  });

/** The signed-in student's application to one project, or null. */
export const mineTo = (project: ProjectId) =>
  queryOptions({
    queryKey: [...key, 'mine-to', project],
    queryFn: async ({ signal }) => {
      const answer = await request(
        'GET /api/applys',
        { query: { filters: { project: { $eq: project } } } },
        { signal },
      );
      return answer.data[0] ?? null;
    },
    staleTime: alwaysStale,
  });
