import type { TeacherId } from '@puente/contract/ids';
import { request } from './http.ts';
import { queryOptions } from './query-options.ts';

/** Works and projects that a teacher guides. `id` is the id of the teacher row. */
export const teacherQueries = {
  key: ['teachers'] as const,
  tfxes: (id: TeacherId, page = 1, pageSize?: number) =>
    queryOptions({
      queryKey: [...teacherQueries.key, id, 'tfxes', page, pageSize],
      queryFn: ({ signal }) =>
        request(
          'GET /api/teachers/:id/tfxes',
          {
            params: { id },
            query: {
              populate: ['student', 'study_areas'],
              sort: 'state:asc',
              pagination: { page, ...(pageSize !== undefined && { pageSize }) },
            },
          },
          { signal },
        ),
    }),
  projects: (id: TeacherId, page = 1, pageSize?: number) =>
    queryOptions({
      queryKey: [...teacherQueries.key, id, 'projects', page, pageSize],
      queryFn: ({ signal }) =>
        request(
          'GET /api/teachers/:id/projects',
          {
            params: { id },
            query: {
              populate: ['organization', 'study_areas'],
              sort: 'state:asc',
              pagination: { page, ...(pageSize !== undefined && { pageSize }) },
            },
          },
          { signal },
        ),
    }),
};

/**
 * Undoes a decline.
 * @param undo the response of the decline
 */
export const undoDecline = (id: TeacherId, undo: string) =>
  request('POST /api/teachers/:id/tutoring/undo', { params: { id }, body: { data: { undo } } });
