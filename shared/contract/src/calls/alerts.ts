import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { alertKindCodes } from '../constants/alert-kinds.ts';
import { alert, alertChoice } from '../entities/alert.ts';
import { alertChoiceUpdate } from '../forms/alert-choice.ts';
import { limits } from '../limits.ts';
import { all, filter, listQuery, one, page } from '../query.ts';

const people = ['coordinator', 'projectManager'] as const;

const unsubscribing = z.strictObject({ token: z.string().check(z.maxLength(limits.alerts.token)) });

/** Alerts for the people of organisations: each person's own alerts and preferences. */
export const alertCalls = declare({
  /** Lists the user's alerts, unread first, then newest first. Only of organisations that the user still acts for. */
  'GET /api/alerts': {
    access: people,
    price: 3,
    scope: 'alert',
    query: listQuery({ filters: { isRead: filter.flag() }, sort: ['isRead:asc', 'date:desc'] }),
    answer: page(alert),
  },
  /** Marks an alert as read or unread. */
  'PUT /api/alerts/:id': {
    access: people,
    price: 1,
    row: 'alert.read',
    body: z.strictObject({ data: z.strictObject({ isRead: z.boolean() }) }),
    answer: one(alert),
  },
  /** Marks all alerts of the user as read. */
  'POST /api/alerts/read': { access: people, price: 1, own: 'user', answer: 'nothing' },
  /** Lists every kind of alert with its preference: the user's choice, or the default. */
  'GET /api/alerts/choices': { access: people, price: 1, own: 'user', answer: all(alertChoice) },
  /** Changes which alerts the caller gets, and how. */
  'PUT /api/alerts/choices': {
    access: people,
    price: 1,
    own: 'user',
    body: z.strictObject({ data: alertChoiceUpdate }),
    answer: one(alertChoice),
  },
  /** Redirects to the page with the unsubscribe button, for programs that open the List-Unsubscribe address. It has no effect itself. */
  'GET /api/alerts/unsubscribe': {
    access: 'anyone',
    price: 1,
    own: 'public',
    query: unsubscribing,
    answer: 'redirect',
  },
  /** Stops the mails of one kind, by the token of the mail and without a session (RFC 8058). Can be repeated. */
  'POST /api/alerts/unsubscribe': {
    access: 'anyone',
    price: 1,
    own: 'user',
    query: unsubscribing,
    takesForms: true,
    answer: one(z.object({ kind: z.enum(alertKindCodes) })),
  },
});
