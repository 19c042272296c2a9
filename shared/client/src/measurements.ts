import type { Measurement } from '@puente/contract/entities/measurement';
import { request } from './http.ts';
import { queryOptions } from './query-options.ts';
import { sendBeacon } from './send-beacon.ts';

/** Sends the measurements of a visitor who consented, without the session. */
export const sendMeasurements = (data: Measurement[]): void =>
  sendBeacon('POST /api/measurements', { data }, 'omit');

/** Measurements of a period, for staff. Days as `2026-11-30`; by default the last four weeks. */
export const measurementQueries = {
  key: ['measurements'] as const,
  period: (query: { from?: string; to?: string } = {}) =>
    queryOptions({
      queryKey: [...measurementQueries.key, query],
      queryFn: async ({ signal }) => (await request('GET /api/measurements', { query }, { signal })).data,
    }),
};
