import type { SessionId } from '@puente/contract/ids';
import { request } from './http.ts';
import { queryOptions } from './query-options.ts';

/** Sessions of the user. */
export const sessionQueries = {
  key: ['sessions'] as const,
  own: () =>
    queryOptions({
      queryKey: [...sessionQueries.key, 'own'],
      queryFn: async ({ signal }) => (await request('GET /api/users/me/sessions', {}, { signal })).data,
    }),
};

/** Ends a session, which may be the one of this browser. */
export const endSession = (id: SessionId) => request('DELETE /api/users/me/sessions/:id', { params: { id } });
