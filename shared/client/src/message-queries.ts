/** Messages of the communication centre, unread first, then newest first; `student` is the id of the student row. */
import type { StudentId } from '@puente/contract/ids';
import { largestPage, messageSteps } from '@puente/contract/paging';
import { logged } from './failures.ts';
import { request } from './http.ts';
import { keepPreviousData, queryOptions } from './query-options.ts';

/** Stale time: messages can arrive at any time, so each visit refetches. A page that was prefetched just before does not load twice. */
const writtenMeanwhile = 0;
const aMoment = 5000;

export const key = ['messages'] as const;

export const list = (student: StudentId, count: number = messageSteps.initial) =>
  queryOptions({
    queryKey: [...lists(student), count],
    queryFn: ({ signal }) => logged('Error obtaining notifications', firstOnes(student, count, signal)),
    // 'Ver notificaciones antiguas' loads a longer list: the current messages stay visible.
    placeholderData: keepPreviousData,
    staleTime: aMoment,
  });

/** Common key of all lists of a student, at any length. */
export const lists = (student: StudentId) => [...key, student, 'list'] as const;

/** Number of unread messages, for the badge of the bell. */
export const unread = (student: StudentId) =>
  queryOptions({
    queryKey: [...key, student, 'unread'],
    queryFn: async ({ signal }) => {
      const query = {
        filters: { student: { id: { $eq: student } }, isRead: { $eq: false } },
        pagination: { pageSize: 1 },
      };
      return (
        await logged(
          'Error obtaining notifications',
          request('GET /api/communication-centers', { query }, { signal }),
        )
      ).meta.pagination.total;
    },
    staleTime: writtenMeanwhile,
  });

/** Loads the first `count` messages, from several pages if `count` exceeds the largest page. */
async function firstOnes(student: StudentId, count: number, signal: AbortSignal) {
  const pageSize = Math.min(count, largestPage);
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(count / pageSize) }, (_, index) =>
      request(
        'GET /api/communication-centers',
        {
          query: {
            filters: { student: { id: { $eq: student } } },
            pagination: { page: index + 1, pageSize },
          },
        },
        { signal },
      ),
    ),
  );
  return {
    messages: pages.flatMap(({ data }) => data).slice(0, count),
    total: pages[0]?.meta.pagination.total ?? 0,
  };
}
