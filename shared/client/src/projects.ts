import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import type { ProjectId } from '@puente/contract/ids';
import { request } from './http.ts';
import { noRetryOnMount } from './no-retry-on-mount.ts';
import { keepPreviousData, queryOptions } from './query-options.ts';

type ListInput = InputOf<'GET /api/projects', Calls['GET /api/projects']>;

/** Relations that the page of a project shows. */
const shownRelations = [
  'organization',
  'study_areas',
  'study_subareas',
  'tutors',
  'coordinator',
  'program',
] as const;

/** Projects that the signed-in person may see. */
export const projectQueries = {
  key: ['projects'] as const,
  /** @param suiting sorts the best matches for the signed-in student first, ignoring the query's sort */
  list: (query: NonNullable<ListInput['query']>, suiting = false) =>
    queryOptions({
      queryKey: [...projectQueries.key, suiting ? 'matched' : 'list', query],
      queryFn: ({ signal }) =>
        suiting
          ? request('GET /api/projects/matched', { query: suitingQuery(query) }, { signal })
          : request('GET /api/projects', { query }, { signal }),
      placeholderData: keepPreviousData,
    }),
  /** Number of projects for each option of a filter. */
  facets: (query: NonNullable<ListInput['query']>) =>
    queryOptions({
      queryKey: [...projectQueries.key, 'facets', query],
      queryFn: async ({ signal }) =>
        (await request('GET /api/projects', { query }, { signal })).meta.facets ?? {},
      placeholderData: keepPreviousData,
    }),
  one: (id: ProjectId) =>
    queryOptions({
      queryKey: [...projectQueries.key, id],
      ...noRetryOnMount,
      queryFn: async ({ signal }) => {
        const answer = await request(
          'GET /api/projects/:id',
          { params: { id }, query: { populate: [...shownRelations] } },
          { signal },
        );
        return answer.data;
      },
    }),
  /** Colleagues who are editing a project that the signed-in person runs. */
  editing: (id: ProjectId) =>
    queryOptions({
      queryKey: [...projectQueries.key, id, 'editing'],
      queryFn: async ({ signal }) =>
        (await request('GET /api/projects/:id/editing', { params: { id } }, { signal })).data,
    }),
};

/** Reduces a query to the part that the list of best matches accepts: it has a fixed order and no facets. */
const suitingQuery = ({ filters, populate, pagination }: NonNullable<ListInput['query']>) => ({
  ...(filters && { filters }),
  ...(populate && { populate }),
  ...(pagination && { pagination }),
});

type DataOf<Name extends 'POST /api/projects' | 'PUT /api/projects/:id' | 'POST /api/projects/:id/close'> =
  InputOf<Name, Calls[Name]>['body']['data'];

/** Counts a visit of the user. */
export const visitProject = (id: ProjectId) => request('POST /api/projects/:id/visit', { params: { id } });

/** Creates a project: published at once, or a draft with `draft: true`. */
export const publishProject = (data: DataOf<'POST /api/projects'>) =>
  request('POST /api/projects', { body: { data } });

export const updateProject = (id: ProjectId, data: DataOf<'PUT /api/projects/:id'>) =>
  request('PUT /api/projects/:id', { params: { id }, body: { data } });

export const publishDraft = (id: ProjectId) => request('POST /api/projects/:id/publish', { params: { id } });

export const closeProject = (id: ProjectId, data: DataOf<'POST /api/projects/:id/close'>) =>
  request('POST /api/projects/:id/close', { params: { id }, body: { data } });

/**
 * Extends the deadline.
 * @param deadline a later day as yyyy-MM-dd, or null for none
 */
export const extendProject = (id: ProjectId, deadline: string | null) =>
  request('POST /api/projects/:id/extend', { params: { id }, body: { data: { deadline } } });

/** Copies a project to a new draft. */
export const duplicateProject = (id: ProjectId) =>
  request('POST /api/projects/:id/duplicate', { params: { id } });

/** Deletes a draft. */
export const deleteProject = (id: ProjectId) => request('DELETE /api/projects/:id', { params: { id } });

/** Sends a teacher's answer to the organisation that named them a tutor. */
export const answerTutoringOfProject = async (id: ProjectId, accepted: boolean | null) =>
  (await request('PUT /api/projects/:id/tutoring', { params: { id }, body: { data: { accepted } } })).data;
