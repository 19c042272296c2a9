import type { Measurement } from '@puente/contract/entities/measurement';
import { request } from './http.ts';
import { queryOptions } from './query-options.ts';
import { sendAside } from './send-aside.ts';

/** Sends what was counted of a visitor who agreed to it, without the session. */
export const sendMeasurements = (data: Measurement[]): void =>
  sendAside('POST /api/measurements', { data }, 'omit');

/** What was counted in a period, for staff. Days as `2026-11-30`; without them the last four weeks. */
export const measurementQueries = {
  key: ['measurements'] as const,
  period: (query: { from?: string; to?: string } = {}) =>
    queryOptions({
      queryKey: [...measurementQueries.key, query],
      queryFn: async ({ signal }) => (await request('GET /api/measurements', { query }, { signal })).data,
    }),
};
