import type { projectCalls } from '../calls/projects.ts';
import type { ExamplesOf } from './example.ts';

export const projectExamples = {
  'GET /api/projects': {
    query: {
      filters: {
        keyword: { $containsi: 'energía' },
        presentiality: { $in: ['remote', 'hybrid'] },
        deadline: { $gte: '2026-09-01', $lte: '2027-06-30' },
        organization: { id: { $ne: 4 }, name: { $containsi: 'fundación' } },
        $or: [
          { study_areas: { $eq: 'Ciencias' } },
          { $and: [{ type: { $ne: 'TFG' } }, { location: { $null: false } }] },
        ],
      },
      populate: ['organization', 'study_areas', 'study_subareas', 'tutors', 'coordinator', 'program'],
      sort: 'publishedAt:desc',
      facets: ['presentiality', 'location', 'study_areas', 'type'],
      pagination: { page: 1, pageSize: 12 },
    },
  },
  'GET /api/projects/matched': {
    query: {
      filters: { presentiality: { $in: ['remote'] }, paid: { $eq: true }, closing: { $eq: 'month' } },
      populate: ['organization', 'study_areas', 'study_subareas'],
      pagination: { page: 1, pageSize: 12 },
    },
  },
  'GET /api/projects/:id': { query: { populate: ['organization', 'study_areas'] } },
  'PUT /api/projects/:id/tutoring': { body: { data: { accepted: true } } },
  'POST /api/projects/:id/problems': {
    body: { data: { reason: 'wrong', text: 'El plazo que dice el texto no es el mismo que el de arriba.' } },
  },
  'POST /api/projects': {
    body: {
      data: {
        organization: 1,
        title: 'Mapa de sombras para las calles del barrio',
        description:
          'Queremos saber qué calles tienen sombra en cada hora del verano, para proponer recorridos y lugares donde plantar.',
        type: 'TFG',
        study_areas: ['Ciencias'],
        ods: [11, 13],
        presentiality: 'remote',
        location: null,
        dedication: null,
        result_owner: 'Compartida',
        internship: false,
        deadline: null,
        answer_days: 10,
        tags: ['datos abiertos'],
        visibility_consent: true,
        objectives: 'Un mapa de sombras por horas y una propuesta de recorridos.',
        requirements: 'Manejo de hojas de cálculo.',
        remuneration: 'Gastos de transporte cubiertos',
        ods_explanation: 'Ciudades más frescas.',
        academic_profile: ['Geografía'],
        working_method: 'Reunión cada dos semanas.',
        language: 'Español',
        study_subareas: ['Biología'],
        tutors: [1],
        tutor_emails: ['docente@puente.test'],
        coordinator: 1,
        program: 1,
      },
    },
  },
  'PUT /api/projects/:id': {
    body: {
      data: {
        title: 'Mapa de sombras para el barrio',
        tags: ['datos abiertos', 'calor'],
        deadline: '2027-06-30',
        base: '2026-11-22T10:00:00.000Z',
      },
    },
  },
  'POST /api/projects/:id/close': {
    body: { data: { reason: 'unavailable', explanation: 'Este curso no podemos acompañar el trabajo.' } },
  },
  'POST /api/projects/:id/extend': { body: { data: { deadline: '2027-09-30' } } },
} satisfies ExamplesOf<typeof projectCalls>;
