import { request } from './http.ts';
import { queryOptions } from './query-options.ts';

export const calendarFeedQuery = () =>
  queryOptions({
    queryKey: ['calendar-feed'],
    queryFn: async ({ signal }) => (await request('GET /api/users/me/calendar', {}, { signal })).data,
    staleTime: 0,
  });

/** Makes a new address, and voids the former one. */
export const makeCalendarAddress = async () => (await request('POST /api/users/me/calendar', {})).data;

export const stopCalendar = () => request('DELETE /api/users/me/calendar', {});
