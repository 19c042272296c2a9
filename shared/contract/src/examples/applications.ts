import type { applicationCalls } from '../calls/applications.ts';
import type { ExamplesOf } from './example.ts';

export const applicationExamples = {
  'GET /api/applys': {
    query: {
      filters: { status: { $in: ['new', 'preselected'] } },
      populate: ['project', 'student'],
      sort: 'createdAt:desc',
      pagination: { page: 1, pageSize: 12 },
    },
  },
  'POST /api/applys': {
    body: {
      data: {
        project: 1,
        motivation:
          'Me interesa porque encaja con mi trabajo de fin de grado y con lo que he hecho este año.',
        availability: 'Tardes, de lunes a jueves',
        CV: 1,
      },
    },
  },
  'PUT /api/applys/draft': {
    body: {
      data: {
        project: 1,
        motivation: 'Me interesa porque',
        tutor: 'Nombre de mi tutora',
        deadline: '2027-02-28',
        step: 3,
      },
    },
  },
  'POST /api/applys/:id/withdraw': {
    body: { data: { reason: 'He encontrado otro proyecto para mi trabajo de fin de grado.' } },
  },
  'PUT /api/applys/:id': {
    body: {
      data: {
        status: 'preselected',
        reason: 'Nos gustaría hablar contigo esta semana.',
        good_candidate: true,
      },
    },
  },
  'GET /api/applys/:id': { query: { populate: ['project', 'student'] } },
  'GET /api/projects/:id/applys': {
    query: {
      filters: { status: { $in: ['new', 'preselected'] } },
      populate: ['student'],
      sort: 'createdAt:asc',
    },
  },
} satisfies ExamplesOf<typeof applicationCalls>;
