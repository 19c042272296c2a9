import type { userCalls } from '../calls/users.ts';
import type { ExamplesOf } from './example.ts';

export const userExamples = {
  'GET /api/users/:id': { query: { populate: ['picture'] } },
  'PUT /api/user/me': {
    body: {
      profileType: 'student',
      name: 'Nombre',
      surname: 'Apellido Apellido',
      phone: '+34 600 000 000',
      picture: null,
      lastLogin: '2026-03-02T10:00:00.000Z',
    },
  },
  'DELETE /api/users/:id': { body: { password: 'no-es-esta', works: 'keep' } },
} satisfies ExamplesOf<typeof userCalls>;
