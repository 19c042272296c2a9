import type { messageCalls } from '../calls/messages.ts';
import type { ExamplesOf } from './example.ts';

export const messageExamples = {
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
} satisfies ExamplesOf<typeof messageCalls>;
