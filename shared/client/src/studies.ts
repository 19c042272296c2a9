import { queryOptions } from './query-options.ts';
import { request } from './http.ts';

/** Universities and study areas: lists that change a few times a year. */
export const studyQueries = {
  universities: () =>
    queryOptions({
      queryKey: ['universities'],
      queryFn: async ({ signal }) => (await request('GET /api/universities/names', {}, { signal })).data,
    }),
  areas: () =>
    queryOptions({
      queryKey: ['study-areas'],
      queryFn: async ({ signal }) => (await request('GET /api/study-areas', {}, { signal })).data,
    }),
};
