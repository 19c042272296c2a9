import type { profileUpdateCalls } from '../calls/profile-updates.ts';
import type { ExamplesOf } from './example.ts';

export const profileUpdateExamples = {
  'PUT /api/coordinators/:id': {
    body: {
      data: { job_position: 'Responsable de proyectos', favorites: { connect: [1], disconnect: [2] } },
    },
  },
  'PUT /api/teachers/:id': {
    body: {
      data: {
        university: { id: 1, name: 'Universidad de A Coruña' },
        teacher_area: 'Ciencias',
        degrees: [1],
        notification_deadline: '2026-05-15T09:00:00Z',
        favorites: { connect: [1], disconnect: [2] },
      },
    },
  },
} satisfies ExamplesOf<typeof profileUpdateCalls>;
