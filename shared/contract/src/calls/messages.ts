import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { stoppableMails } from '../constants/message-kinds.ts';
import { message } from '../entities/message.ts';
import { ids } from '../ids.ts';
import { limits } from '../limits.ts';
import { filter, listQuery, one, page } from '../query.ts';

const unsubscribing = z.strictObject({ token: z.string().check(z.maxLength(limits.alerts.token)) });
const stopped = one(z.object({ stopped: z.enum(stoppableMails) }));

export const messageCalls = declare({
  subject: 'messages',
  about:
    "The communication centre (specification §7): a student's own messages, unread first, then newest first.",
  calls: {
    'GET /api/communication-centers': {
      summary: 'Lists the communications that the caller got',
      access: ['student'],
      price: 3,
      scope: 'message',
      query: listQuery({
        filters: { student: filter.within({ id: filter.id(ids.student) }), isRead: filter.flag() },
        populate: ['student'],
        sort: ['isRead:asc', 'createdAt:desc'],
      }),
      answer: page(message),
    },
    'PUT /api/communication-centers/:id': {
      summary: 'Marks a communication as read or unread',
      access: ['student'],
      price: 1,
      row: 'message.update',
      body: z.strictObject({ data: z.strictObject({ isRead: z.boolean() }) }),
      answer: one(message),
    },
    'GET /api/messages/unsubscribe': {
      summary:
        'Redirects to the page with the unsubscribe button, for programs that open the List-Unsubscribe address',
      description: 'It has no effect itself.',
      access: 'anyone',
      price: 1,
      own: 'public',
      query: unsubscribing,
      answer: 'redirect',
    },
    'POST /api/messages/unsubscribe': {
      summary: 'Stops the mails of one kind, by the token of the mail and without a session (RFC 8058)',
      description: 'The call can be repeated.',
      access: 'anyone',
      price: 1,
      own: 'user',
      query: unsubscribing,
      takesForms: true,
      answer: stopped,
    },
    'POST /api/messages/resubscribe': {
      summary: 'Resumes the mails that the token had stopped',
      access: 'anyone',
      price: 1,
      own: 'user',
      query: unsubscribing,
      answer: stopped,
    },
  },
  examples: {
    'GET /api/communication-centers': {
      query: {
        filters: { student: { id: { $eq: 1 } } },
        populate: ['student'],
        pagination: { page: 1, pageSize: 3 },
      },
    },
    'PUT /api/communication-centers/:id': { body: { data: { isRead: true } } },
    'GET /api/messages/unsubscribe': { query: { token: 'm3-pre_selected.VGhpcyBpcyBubyB0b2tlbg' } },
    'POST /api/messages/unsubscribe': { query: { token: 'm3-pre_selected.VGhpcyBpcyBubyB0b2tlbg' } },
    'POST /api/messages/resubscribe': { query: { token: 'm3-pre_selected.VGhpcyBpcyBubyB0b2tlbg' } },
  },
});
