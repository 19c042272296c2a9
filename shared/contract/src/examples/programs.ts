import type { programCalls } from '../calls/programs.ts';
import type { ExamplesOf } from './example.ts';

export const programExamples = {
  'GET /api/campaigns': { query: { filters: { code: { $eq: 'emprende-tfg' } }, populate: ['logo'] } },
  'POST /api/campaigns': {
    body: {
      data: {
        code: 'campana-de-prueba',
        name: 'Campaña de prueba',
        title: 'Campaña de prueba',
        subtitle: null,
        logo: 1,
        active: false,
      },
    },
  },
  'PUT /api/campaigns/:id': { body: { data: { subtitle: 'Para estudiantes de Galicia', logo: 1 } } },
  'GET /api/programs': {
    query: {
      filters: { code: { $in: ['data', 'social'] } },
      populate: ['logo', 'projects', 'programCampaign'],
      sort: 'name:asc',
    },
  },
  'PUT /api/programs/:id': { body: { data: { logo: 1, campaigns: [1] } } },
} satisfies ExamplesOf<typeof programCalls>;
