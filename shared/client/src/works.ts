import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import type { WithBase } from '@puente/contract/forms/versioned';
import type { BegunWork, KeptWorkDraft, NewWork, WorkChanges } from '@puente/contract/forms/work';
import type { StudentId, WorkId } from '@puente/contract/ids';
import { fileUrl, request } from './http.ts';
import { noRetryOnMount } from './no-retry-on-mount.ts';
import { keepPreviousData, queryOptions } from './query-options.ts';

type ListQuery = NonNullable<InputOf<'GET /api/tfxes', Calls['GET /api/tfxes']>['query']>;

type Authorship = InputOf<
  'PUT /api/tfxes/:id/authorship',
  Calls['PUT /api/tfxes/:id/authorship']
>['body']['data'];

export type WorkFilters = NonNullable<ListQuery['filters']>;

const everything = ['student', 'study_areas', 'tutor'] as const;

/** Students' own works: the repository, one work, the user's own works. */
export const workQueries = {
  key: ['works'] as const,
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...workQueries.key, 'list', query],
      queryFn: ({ signal }) => request('GET /api/tfxes', { query }, { signal }),
      placeholderData: keepPreviousData,
    }),
  /** Number of works for each option of a filter. */
  facets: (query: ListQuery) =>
    queryOptions({
      queryKey: [...workQueries.key, 'facets', query],
      queryFn: async ({ signal }) =>
        (await request('GET /api/tfxes', { query }, { signal })).meta.facets ?? {},
      placeholderData: keepPreviousData,
    }),
  one: (id: WorkId) =>
    queryOptions({
      queryKey: [...workQueries.key, id],
      ...noRetryOnMount,
      queryFn: async ({ signal }) =>
        (
          await request(
            'GET /api/tfxes/:id',
            { params: { id }, query: { populate: [...everything] } },
            { signal },
          )
        ).data,
    }),
  citations: (id: WorkId) =>
    queryOptions({
      queryKey: [...workQueries.key, id, 'citations'],
      queryFn: async ({ signal }) =>
        (await request('GET /api/tfxes/:id/citations', { params: { id } }, { signal })).data,
    }),
  /** Tells whether this reader can load the document. The frame that shows it cannot report an error. */
  document: (id: WorkId) =>
    queryOptions({
      queryKey: [...workQueries.key, id, 'document'],
      queryFn: async ({ signal }) => {
        await request('GET /api/tfxes/:id/file', { params: { id } }, { signal, firstByte: true });
        return true;
      },
      staleTime: 0,
    }),
  /** A student's own works, including drafts. `student` is the id of the student row. */
  ofStudent: (student: StudentId, page = 1) =>
    queryOptions({
      queryKey: [...workQueries.key, 'student', student, page],
      queryFn: ({ signal }) =>
        request(
          'GET /api/students/:id/tfxes',
          { params: { id: student }, query: { populate: [...everything], pagination: { page } } },
          { signal },
        ),
    }),
};

export const createWork = (data: NewWork) => request('POST /api/tfxes', { body: { data } });

/** Creates an empty work, to be filled in over time. */
export const beginWork = async (data: BegunWork) =>
  (await request('POST /api/tfxes/draft', { body: { data } })).data;

/** Returns the author's unsaved changes, or null. */
export const workDraft = async (id: WorkId) =>
  (await request('GET /api/tfxes/:id/draft', { params: { id } })).data;

export const keepWorkDraft = async (id: WorkId, data: KeptWorkDraft) =>
  (await request('PUT /api/tfxes/:id/draft', { params: { id }, body: { data } })).data;

export const discardWorkDraft = (id: WorkId) => request('DELETE /api/tfxes/:id/draft', { params: { id } });

export const updateWork = (id: WorkId, data: WithBase<WorkChanges>) =>
  request('PUT /api/tfxes/:id', { params: { id }, body: { data } });

export const removeWork = (id: WorkId) => request('DELETE /api/tfxes/:id', { params: { id } });

export const publishWork = (id: WorkId) => request('POST /api/tfxes/:id/publish', { params: { id } });

export const unpublishWork = (id: WorkId) => request('POST /api/tfxes/:id/unpublish', { params: { id } });

export const hideWork = (id: WorkId, reason: string) =>
  request('POST /api/tfxes/:id/hide', { params: { id }, body: { data: { hiding_reason: reason } } });

export const showWork = (id: WorkId) => request('POST /api/tfxes/:id/show', { params: { id } });

/** Corrects the author, university and degree of a published work. For staff. */
export const correctAuthorship = (id: WorkId, author: Authorship) =>
  request('PUT /api/tfxes/:id/authorship', { params: { id }, body: { data: author } });

/** Sends a teacher's answer to the author who named them the tutor. */
export const answerTutoringOfWork = async (id: WorkId, accepted: boolean | null) =>
  (await request('PUT /api/tfxes/:id/tutoring', { params: { id }, body: { data: { accepted } } })).data;

/** Address of a work's document, for a frame or a link. */
export const workFileUrl = (path: string): string => fileUrl(path);
