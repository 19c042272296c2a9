import type { studyCalls } from '../calls/studies.ts';
import type { ExamplesOf } from './example.ts';

export const studyExamples = {
  'GET /api/universities/names': { query: { filters: { keyword: { $containsi: 'politecnica madrid' } } } },
  'GET /api/universities': { query: { filters: { code: { $eq: 'udc' } }, populate: ['centers'] } },
  'POST /api/universities': {
    body: { data: { name: 'Universidad de la Costa', code: 'costa', validated: true } },
  },
  'PUT /api/universities/:id': {
    body: { data: { name: 'Universidad de la Costa Norte', code: 'costa-norte', validated: true } },
  },
  'GET /api/centers': {
    query: {
      filters: { university: { code: { $eq: 'usc' } }, province: { $eq: 'Lugo' } },
      populate: ['university', 'degrees'],
    },
  },
  'GET /api/study-areas': { query: { populate: ['study_subareas'] } },
  'GET /api/study-subareas': { query: { populate: ['study_area'] } },
  'GET /api/degree/names': {
    query: {
      filters: { name: { $containsi: 'ingenieria' }, type: { $eq: 'Grado' } },
      pagination: { page: 1, pageSize: 10 },
    },
  },
  'POST /api/degrees': {
    body: { data: { name: 'Grado en Estudios del Mar', type: 'Grado', study_area: 1 } },
  },
  'PUT /api/degrees/:id': {
    body: { data: { name: 'Grado en Ciencias y Estudios del Mar', type: 'Grado', study_area: 1 } },
  },
  'GET /api/degrees': { query: { filters: { name: { $eq: 'Grado en Derecho' } }, populate: ['centers'] } },
} satisfies ExamplesOf<typeof studyCalls>;
