import { fileUrl, request } from './http.ts';
import { queryOptions } from './query-options.ts';

export const openDataQueries = {
  months: () =>
    queryOptions({
      queryKey: ['open-data'] as const,
      queryFn: async ({ signal }) => (await request('GET /api/open-data', {}, { signal })).data,
    }),
};

/** Address of the open data as a file. */
export const openDataFile = (format: 'csv' | 'json'): string => fileUrl(`/api/open-data/${format}`);
