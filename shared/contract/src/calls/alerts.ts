import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { alertKindCodes } from '../constants/alert-kinds.ts';
import { alert, alertChoice } from '../entities/alert.ts';
import { alertChoiceUpdate } from '../forms/alert-choice.ts';
import { limits } from '../limits.ts';
import { all, filter, listQuery, one, page } from '../query.ts';

const people = ['coordinator', 'projectManager'] as const;

const unsubscribing = z.strictObject({ token: z.string().check(z.maxLength(limits.alerts.token)) });

export const alertCalls = declare({
  subject: 'alerts',
  about: "Alerts for the people of organisations: each person's own alerts and preferences.",
  calls: {
    'GET /api/alerts': {
      summary: "Lists the user's alerts, unread first, then newest first",
      description: 'Alerts of organisations that the user no longer acts for are left out.',
      access: people,
      price: 3,
      scope: 'alert',
      query: listQuery({ filters: { isRead: filter.flag() }, sort: ['isRead:asc', 'date:desc'] }),
      answer: page(alert),
    },
    'PUT /api/alerts/:id': {
      summary: 'Marks an alert as read or unread',
      access: people,
      price: 1,
      row: 'alert.read',
      body: z.strictObject({ data: z.strictObject({ isRead: z.boolean() }) }),
      answer: one(alert),
    },
    'POST /api/alerts/read': {
      summary: 'Marks all alerts of the user as read',
      access: people,
      price: 1,
      own: 'user',
      answer: 'nothing',
    },
    'GET /api/alerts/choices': {
      summary: 'Lists every kind of alert with its preference',
      description: "The preference is the user's choice, or the default.",
      access: people,
      price: 1,
      own: 'user',
      answer: all(alertChoice),
    },
    'PUT /api/alerts/choices': {
      summary: 'Changes which alerts the caller gets, and how',
      access: people,
      price: 1,
      own: 'user',
      body: z.strictObject({ data: alertChoiceUpdate }),
      answer: one(alertChoice),
    },
    'GET /api/alerts/unsubscribe': {
      summary:
        'Redirects to the page with the unsubscribe button, for programs that open the List-Unsubscribe address',
      description: 'It has no effect itself.',
      access: 'anyone',
      price: 1,
      own: 'public',
      query: unsubscribing,
      answer: 'redirect',
    },
    'POST /api/alerts/unsubscribe': {
      summary: 'Stops the mails of one kind, by the token of the mail and without a session (RFC 8058)',
      description: 'The call can be repeated.',
      access: 'anyone',
      price: 1,
      own: 'user',
      query: unsubscribing,
      takesForms: true,
      answer: one(z.object({ kind: z.enum(alertKindCodes) })),
    },
  },
  examples: {
    'GET /api/alerts': {
      query: { filters: { isRead: { $eq: false } }, pagination: { page: 1, pageSize: 10 } },
    },
    'PUT /api/alerts/:id': { body: { data: { isRead: true } } },
    'PUT /api/alerts/choices': { body: { data: { kind: 'new_applications', mail: 'weekly' } } },
    'GET /api/alerts/unsubscribe': { query: { token: '3-new_applications.VGhpcyBpcyBubyB0b2tlbg' } },
    'POST /api/alerts/unsubscribe': { query: { token: '3-new_applications.VGhpcyBpcyBubyB0b2tlbg' } },
  },
});
