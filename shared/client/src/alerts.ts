import type { InputOf } from '@puente/contract/call';
import type { Calls } from '@puente/contract/calls';
import type { AlertId } from '@puente/contract/ids';
import { request } from './http.ts';
import { keepPreviousData, queryOptions } from './query-options.ts';

export type AlertChoiceChange = InputOf<
  'PUT /api/alerts/choices',
  Calls['PUT /api/alerts/choices']
>['body']['data'];

/** Alerts for a person of an organisation. Never cached, because new ones can arrive at any time. */
export const alertQueries = {
  key: ['alerts'] as const,
  list: (page = 1) =>
    queryOptions({
      queryKey: [...alertQueries.key, 'list', page],
      queryFn: ({ signal }) => request('GET /api/alerts', { query: { pagination: { page } } }, { signal }),
      placeholderData: keepPreviousData,
      staleTime: 5_000,
    }),
  /** Number of unread alerts. */
  unread: () =>
    queryOptions({
      queryKey: [...alertQueries.key, 'unread'],
      queryFn: async ({ signal }) => {
        const query = { filters: { isRead: { $eq: false } }, pagination: { pageSize: 1 } };
        return (await request('GET /api/alerts', { query }, { signal })).meta.pagination.total;
      },
      staleTime: 5_000,
    }),
  choices: () =>
    queryOptions({
      queryKey: [...alertQueries.key, 'choices'],
      queryFn: async ({ signal }) => (await request('GET /api/alerts/choices', {}, { signal })).data,
    }),
};

export const markAlert = (id: AlertId, isRead = true) =>
  request('PUT /api/alerts/:id', { params: { id }, body: { data: { isRead } } });

export const markAllAlerts = () => request('POST /api/alerts/read', {});

export const chooseAlerts = async (data: AlertChoiceChange) =>
  (await request('PUT /api/alerts/choices', { body: { data } })).data;

/** Stops the mails of one kind, with the token of one of them. */
export const stopAlertMails = async (token: string) =>
  (await request('POST /api/alerts/unsubscribe', { query: { token } })).data;
