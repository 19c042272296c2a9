import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { stoppableMails } from '../constants/message-kinds.ts';
import { message } from '../entities/message.ts';
import { ids } from '../ids.ts';
import { limits } from '../limits.ts';
import { filter, listQuery, one, page } from '../query.ts';

const unsubscribing = z.strictObject({ token: z.string().check(z.maxLength(limits.alerts.token)) });
const stopped = one(z.object({ stopped: z.enum(stoppableMails) }));

/** The communication centre (specification §7): a student's own messages, unread first, then newest first. */
export const messageCalls = declare({
  /** Lists the communications that the caller got. */
  'GET /api/communication-centers': {
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
  /** Marks a communication as read or unread. */
  'PUT /api/communication-centers/:id': {
    access: ['student'],
    price: 1,
    row: 'message.update',
    body: z.strictObject({ data: z.strictObject({ isRead: z.boolean() }) }),
    answer: one(message),
  },
  /** Redirects to the page with the unsubscribe button, for programs that open the List-Unsubscribe address. It has no effect itself. */
  'GET /api/messages/unsubscribe': {
    access: 'anyone',
    price: 1,
    own: 'public',
    query: unsubscribing,
    answer: 'redirect',
  },
  /** Stops the mails of one kind, by the token of the mail and without a session (RFC 8058). Can be repeated. */
  'POST /api/messages/unsubscribe': {
    access: 'anyone',
    price: 1,
    own: 'user',
    query: unsubscribing,
    takesForms: true,
    answer: stopped,
  },
  /** Resumes the mails that the token had stopped. */
  'POST /api/messages/resubscribe': {
    access: 'anyone',
    price: 1,
    own: 'user',
    query: unsubscribing,
    answer: stopped,
  },
});
