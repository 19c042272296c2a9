import { queryOptions } from './query-options.ts';
import { request } from './http.ts';

export const studentQueries = {
  key: ['students'] as const,
  /** How many students there are: the figure on the home page. */
  count: () =>
    queryOptions({
      queryKey: [...studentQueries.key, 'count'],
      queryFn: async ({ signal }) => (await request('GET /api/students/count', {}, { signal })).data,
    }),
  /** A student's saved projects; `id` is that of the student row. */
  favorites: (id: number) =>
    queryOptions({
      queryKey: [...studentQueries.key, id, 'favorites'],
      queryFn: async ({ signal }) =>
        (await request('GET /api/students/:id', { params: { id }, query: { populate: ['favorites'] } }, { signal })).data
          .favorites ?? [],
    }),
};

/** Saves or forgets one project; other tabs' changes are kept. */
export const saveProject = (student: number, project: number, saved: boolean) =>
  request('PUT /api/students/:id', {
    params: { id: student },
    body: { data: { favorites: saved ? { connect: [project] } : { disconnect: [project] } } },
  });
