import type { conversationCalls } from '../calls/conversations.ts';
import type { ExamplesOf } from './example.ts';

export const conversationExamples = {
  'GET /api/conversations': {
    query: {
      filters: { kind: { $eq: 'team' }, status: { $eq: 'open' }, waitsForTeam: { $eq: true } },
      sort: 'lastMessageAt:desc',
      pagination: { page: 1, pageSize: 12 },
    },
  },
  'GET /api/conversations/events': { query: { after: 1 } },
  'GET /api/conversations/:id/messages': {
    query: { after: 1, sort: 'id:asc', pagination: { page: 1, pageSize: 50 } },
  },
  'POST /api/conversations/:id/messages': {
    body: { data: { text: '¿Cómo solicito un proyecto?', key: '0b5a6c1e-6d0f-4a0e-9a55-2f6f4f1a7c11' } },
  },
  'POST /api/opportunities/:id/conversations': { body: { data: { interested: 12 } } },
  'POST /api/opportunities/:id/messages': {
    body: {
      data: { interested: [12, 15], text: 'La jornada empieza a las diez. ¿Venís con alguna pregunta?' },
    },
  },
} satisfies ExamplesOf<typeof conversationCalls>;
