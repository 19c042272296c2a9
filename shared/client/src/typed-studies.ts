import type { DegreeId, UniversityId } from '@puente/contract/ids';
import { request } from './http.ts';
import { keepPreviousData, queryOptions } from './query-options.ts';

/** Universities and degrees that users typed and that wait for a review, the oldest first. For support. */
export const typedStudyQueries = {
  key: ['typed-studies'] as const,
  universities: (page = 1) =>
    queryOptions({
      queryKey: [...typedStudyQueries.key, 'universities', page],
      queryFn: ({ signal }) =>
        request('GET /api/universities/typed', { query: { pagination: { page } } }, { signal }),
      placeholderData: keepPreviousData,
    }),
  degrees: (page = 1) =>
    queryOptions({
      queryKey: [...typedStudyQueries.key, 'degrees', page],
      queryFn: ({ signal }) =>
        request('GET /api/degrees/typed', { query: { pagination: { page } } }, { signal }),
      placeholderData: keepPreviousData,
    }),
};

/** Counts what a merge of a typed university would move. */
export const previewUniversityMerge = async (id: UniversityId, into: UniversityId) =>
  (await request('GET /api/universities/:id/merge', { params: { id }, query: { into } })).data;

/** Counts who would get a degree for a typed name. */
export const previewTypedDegree = async (id: DegreeId, name: string) =>
  (await request('GET /api/degrees/:id/typed-names', { params: { id }, query: { name } })).data;
