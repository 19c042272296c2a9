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
} satisfies ExamplesOf<typeof messageCalls>;
