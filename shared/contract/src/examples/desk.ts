import type { deskCalls } from '../calls/desk.ts';
import type { ExamplesOf } from './example.ts';

export const deskExamples = {
  'POST /api/projects/:id/desk/decisions': {
    body: {
      data: {
        applications: [{ id: 1, from: 'new' }],
        status: 'rejected',
        refusal: 'availability',
        reason: 'Empezamos en febrero y nos dices que puedes desde junio.',
      },
    },
  },
  'POST /api/projects/:id/desk/sending': { body: { data: { applications: [1], send_at: null } } },
  'POST /api/projects/:id/desk/undo': { body: { data: { applications: [1] } } },
  'POST /api/applys/:id/notes': {
    body: { data: { text: 'Hablamos por teléfono: puede empezar en marzo.' } },
  },
} satisfies ExamplesOf<typeof deskCalls>;
