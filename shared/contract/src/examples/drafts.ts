import type { draftCalls } from '../calls/drafts.ts';
import type { ExamplesOf } from './example.ts';

export const draftExamples = {
  'GET /api/drafts': { query: { filters: { name: { $eq: 'tfx-create' } } } },
  'PUT /api/drafts': {
    body: { data: { name: 'tfx-create', value: { title: 'Suelos vivos en viñedos', page: 2 } } },
  },
  'DELETE /api/drafts': { query: { filters: { name: { $eq: 'tfx-create' } } } },
} satisfies ExamplesOf<typeof draftCalls>;
