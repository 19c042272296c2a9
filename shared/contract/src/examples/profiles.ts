import type { profileCalls } from '../calls/profiles.ts';
import type { ExamplesOf } from './example.ts';

const list = {
  filters: { id: { $in: [1, 2] }, user: { id: { $eq: 3 } } },
  sort: 'createdAt:desc' as const,
  pagination: { page: 1, pageSize: 10 },
};

export const profileExamples = {
  'POST /api/students': {
    body: {
      data: {
        user: 2,
        university: { id: 1, name: 'Universidad de A Coruña' },
        phone: '+34 600 000 000',
        campaigns: [],
        province: 'A Coruña',
        situation: 'choosing',
      },
    },
  },
  'POST /api/coordinators': {
    body: { data: { user: 3, phone: '+34 600 000 000', job_position: 'Coordinación' } },
  },
  'POST /api/teachers': {
    body: { data: { user: 6, university: { id: 1, name: 'Universidad de A Coruña' } } },
  },
  'POST /api/project-managers': {
    body: {
      data: {
        email: 'gestion-nueva@ejemplo.test',
        name: 'Nombre',
        surname: 'Apellido Apellido',
        organizations: [1, 2],
      },
    },
  },
  'GET /api/coordinators': { query: { ...list, populate: ['organization', 'user'] } },
  'GET /api/teachers': { query: { ...list, populate: ['degrees', 'user'] } },
  'GET /api/project-managers': { query: { ...list, populate: ['organizations', 'user'] } },
} satisfies ExamplesOf<typeof profileCalls>;
