import type { studentCalls } from '../calls/students.ts';
import { competenceSections } from '../constants/competences.ts';
import { ids } from '../ids.ts';
import type { ExamplesOf } from './example.ts';

export const studentExamples = {
  'GET /api/students': {
    query: {
      filters: { user: { email: { $eq: 'estudiante@puente.test' } } },
      populate: ['user', 'student_area'],
    },
  },
  'GET /api/students/follows': { query: { sort: 'name:asc', pagination: { page: 1 } } },
  'GET /api/students/interests': { query: { populate: ['organization'], pagination: { page: 1 } } },
  'GET /api/students/find': {
    query: {
      filters: {
        student_area: { $eq: 'Ciencias' },
        province: { $in: ['A Coruña', 'Lugo'] },
        degrees: { $containsi: 'biologia' },
      },
      sort: 'createdAt:desc',
      pagination: { page: 1 },
    },
  },
  'GET /api/students/:id/talent': { query: { organization: ids.organization.parse(1) } },
  'GET /api/students/:id': { query: { populate: ['favorites', 'follows', 'notification'] } },
  'PUT /api/students/:id': {
    body: {
      data: {
        favorites: { connect: [1], disconnect: [2] },
        follows: [1, 3],
        notification: { new_matching_projects: true, whatsapp: false },
        qualification: 'work',
        visibility: 'talent',
      },
    },
  },
  'POST /api/students/complete-profile': {
    body: {
      data: {
        student_area: 'Ciencias',
        study_type: 'Grado',
        degrees: [{ id: 0, name: 'Otra' }],
        'degrees-extension': 'Grado en Ciencias del Mar',
        province: 'Pontevedra',
        tags: ['Indiferente'],
        reachedUsHow: 'Universidad',
        university: { id: 1, name: 'Universidad de A Coruña' },
        phone: '+34 600 000 000',
      },
    },
  },
  'POST /api/students/competences': {
    body: {
      data: {
        answers: Object.fromEntries(
          competenceSections.flatMap(({ code, items }) => items.map(({ value }) => [`${code}.${value}`, 4])),
        ),
      },
    },
  },
} satisfies ExamplesOf<typeof studentCalls>;
