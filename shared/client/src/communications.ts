import { logged } from './failures.ts';
import { keepPreviousData, queryOptions } from './query-options.ts';
import { request } from './http.ts';

/** Messages come from outside: each visit asks again. */
const writtenMeanwhile = 0;

/** Messages of the communication centre, unread first, then newest first; `student` is the id of the student row. */
export const communicationQueries = {
  key: ['communications'] as const,
  list: (student: number, pageSize = 3) =>
    queryOptions({
      queryKey: [...communicationQueries.key, student, 'list', pageSize],
      queryFn: ({ signal }) =>
        logged(
          'Error obtaining notifications',
          request(
            'GET /api/communication-centers',
            { query: { filters: { student: { id: { $eq: student } } }, pagination: { page: 1, pageSize } } },
            { signal },
          ),
        ),
      // 'Ver notificaciones antiguas' asks for more of the same: what is there stays in sight.
      placeholderData: keepPreviousData,
      staleTime: writtenMeanwhile,
    }),
  /** How many the student has not read: the figure on the bell. */
  unread: (student: number) =>
    queryOptions({
      queryKey: [...communicationQueries.key, student, 'unread'],
      queryFn: async ({ signal }) => {
        const query = { filters: { student: { id: { $eq: student } }, isRead: { $eq: false } }, pagination: { pageSize: 1 } };
        return (await logged('Error obtaining notifications', request('GET /api/communication-centers', { query }, { signal }))).meta.pagination.total;
      },
      staleTime: writtenMeanwhile,
    }),
};

export const markMessage = (id: number, isRead = true) =>
  request('PUT /api/communication-centers/:id', { params: { id }, body: { data: { isRead } } });
