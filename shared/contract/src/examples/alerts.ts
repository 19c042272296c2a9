import type { alertCalls } from '../calls/alerts.ts';
import type { ExamplesOf } from './example.ts';

export const alertExamples = {
  'GET /api/alerts': {
    query: { filters: { isRead: { $eq: false } }, pagination: { page: 1, pageSize: 10 } },
  },
  'PUT /api/alerts/:id': { body: { data: { isRead: true } } },
  'PUT /api/alerts/choices': { body: { data: { kind: 'new_applications', mail: 'weekly' } } },
  'GET /api/alerts/unsubscribe': { query: { token: '3-new_applications.VGhpcyBpcyBubyB0b2tlbg' } },
  'POST /api/alerts/unsubscribe': { query: { token: '3-new_applications.VGhpcyBpcyBubyB0b2tlbg' } },
} satisfies ExamplesOf<typeof alertCalls>;
