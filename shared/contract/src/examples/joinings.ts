import type { joiningCalls } from '../calls/joinings.ts';
import type { ExamplesOf } from './example.ts';

export const joiningExamples = {
  'POST /api/organizations/:id/invitations': { body: { data: { email: 'compa@huerto.ejemplo.test' } } },
  'PUT /api/joinings/:id': { body: { data: { accepted: true } } },
  'POST /api/organizations/:id/departures': { body: { data: { user: 3 } } },
} satisfies ExamplesOf<typeof joiningCalls>;
