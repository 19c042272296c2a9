import type { talentCalls } from '../calls/talent.ts';
import type { ExamplesOf } from './example.ts';

export const talentExamples = {
  'GET /api/talent-invitations': {
    query: { filters: { status: { $eq: 'sent' } }, sort: 'createdAt:desc', pagination: { page: 1 } },
  },
  'POST /api/talent-invitations': {
    body: { data: { student: 1, project: 1, message: 'Tu trabajo sobre ríos encaja con lo que buscamos.' } },
  },
  'POST /api/organizations/:id/talent/lists': { body: { data: { name: 'Para el proyecto del río' } } },
  'PUT /api/talent-lists/:id': {
    body: { data: { name: 'Para otoño', students: { connect: [1], disconnect: [2] } } },
  },
} satisfies ExamplesOf<typeof talentCalls>;
