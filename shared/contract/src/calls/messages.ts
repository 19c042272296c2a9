import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { message } from '../entities/message.ts';
import { ids } from '../ids.ts';
import { filter, listQuery, one, page } from '../query.ts';

/** The communication centre (specification §7): a student's own messages, unread first, then newest first. */
export const messageCalls = declare({
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
  'PUT /api/communication-centers/:id': {
    access: ['student'],
    price: 1,
    row: 'message.update',
    body: z.strictObject({ data: z.strictObject({ isRead: z.boolean() }) }),
    answer: one(message),
  },
});
