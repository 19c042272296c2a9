import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import { request } from './http.ts';
import { keepPreviousData, queryOptions } from './query-options.ts';

export type FigureQuery = InputOf<'GET /api/platform-figures', Calls['GET /api/platform-figures']>['query'];

/** Figures of the platform in a range of days, for staff. */
export const platformFigureQueries = {
  of: (query: FigureQuery) =>
    queryOptions({
      queryKey: ['platform-figures', query],
      queryFn: async ({ signal }) => (await request('GET /api/platform-figures', { query }, { signal })).data,
      placeholderData: keepPreviousData,
    }),
};
