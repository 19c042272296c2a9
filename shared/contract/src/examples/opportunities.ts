import type { opportunityCalls } from '../calls/opportunities.ts';
import type { ExamplesOf } from './example.ts';

export const opportunityExamples = {
  'GET /api/opportunities': {
    query: {
      filters: {
        keyword: { $containsi: 'taller' },
        type: { $eq: 'Evento' },
        presentiality: { $in: ['remote', 'hybrid'] },
      },
      populate: ['organization'],
      sort: 'date:asc',
      pagination: { page: 1, pageSize: 12 },
    },
  },
  'GET /api/opportunities/:id': { query: { populate: ['organization', 'details'] } },
  'POST /api/opportunities': {
    body: {
      data: {
        organization: 1,
        title: 'Jornada de puertas abiertas',
        description:
          'Una mañana para conocer la huerta, al equipo y los temas en los que nos vendría bien una mano.',
        details: { type: 'Evento', date: '2099-05-14T10:00:00.000Z' },
        location: 'Lugo',
        presentiality: 'onsite',
        target_profile: 'Estudiantes de cualquier grado',
        url: 'https://huerto.ejemplo.test/jornada',
      },
    },
  },
  'PUT /api/opportunities/:id': {
    body: { data: { details: { type: 'Oferta', remuneration: '600 € al mes' }, status: 'open' } },
  },
  'GET /api/opportunities/:id/interested': {
    query: {
      filters: { written: { $eq: false } },
      sort: 'createdAt:desc',
      pagination: { page: 1, pageSize: 20 },
    },
  },
} satisfies ExamplesOf<typeof opportunityCalls>;
