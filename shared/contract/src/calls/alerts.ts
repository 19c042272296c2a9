import * as z from 'zod/mini';
import { alertKindCodes } from '../constants/alert-kinds.ts';
import { declare } from '../call.ts';
import { alert, alertChoice } from '../entities/alert.ts';
import { alertChoiceUpdate } from '../forms/alert-choice.ts';
import { limits } from '../limits.ts';
import { all, filter, listQuery, one, page } from '../query.ts';

const people = ['coordinator', 'projectManager'] as const;

const unsubscribing = z.strictObject({ token: z.string().check(z.maxLength(limits.alerts.token)) });

/** What the people of organisations are told of, each their own, and what they want to be told of. */
export const alertCalls = declare({
  /** Unread first, then the newest; only of organisations that the user still acts for. */
  'GET /api/alerts': {
    access: people,
    price: 3,
    scope: 'alert',
    query: listQuery({ filters: { isRead: filter.flag() }, sort: ['isRead:asc', 'date:desc'] }),
    answer: page(alert),
  },
  'PUT /api/alerts/:id': {
    access: people,
    price: 1,
    row: 'alert.read',
    body: z.strictObject({ data: z.strictObject({ isRead: z.boolean() }) }),
    answer: one(alert),
  },
  /** Marks all of one's own as read. */
  'POST /api/alerts/read': { access: people, price: 1, own: 'user', answer: 'nothing' },
  /** Every kind with what holds for it: chosen, or usual. */
  'GET /api/alerts/choices': { access: people, price: 1, own: 'user', answer: all(alertChoice) },
  'PUT /api/alerts/choices': {
    access: people,
    price: 1,
    own: 'user',
    body: z.strictObject({ data: alertChoiceUpdate }),
    answer: one(alertChoice),
  },
  /** Leads programs that open the List-Unsubscribe address to the page with the button. It stops nothing. */
  'GET /api/alerts/unsubscribe': {
    access: 'anyone',
    price: 1,
    own: 'public',
    query: unsubscribing,
    answer: 'redirect',
  },
  /** Stops the mails of one kind, with the token of its mails and without a session, as often as it is called (RFC 8058). */
  'POST /api/alerts/unsubscribe': {
    access: 'anyone',
    price: 1,
    own: 'user',
    query: unsubscribing,
    takesForms: true,
    answer: one(z.object({ kind: z.enum(alertKindCodes) })),
  },
});
