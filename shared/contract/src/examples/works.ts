import type { workCalls } from '../calls/works.ts';
import type { ExamplesOf } from './example.ts';

const populate: ['student', 'study_areas', 'tutor'] = ['student', 'study_areas', 'tutor'];

export const workExamples = {
  'GET /api/tfxes': {
    query: {
      filters: {
        keyword: { $containsi: 'agua' },
        study_areas: { $in: ['Ciencias'] },
        sector: { $eq: 'Medio ambiente' },
        categories: { $in: ['Investigación'] },
        tags: { $eq: 'litoral' },
        language: { $eq: 'Español' },
        status: { $in: ['onGoing', 'finished'] },
        awarded: { $eq: false },
        awards: { $eq: false },
        university: { $eq: 'Universidad de A Coruña' },
        degree: { $eq: 'Grado en Biología' },
        ods: { $in: ['6', '14'] },
        year: { $eq: 2026 },
        student: { $in: [1, 2] },
        id: { $in: [1, 2, 3] },
      },
      populate,
      sort: 'publishedAt:desc',
      facets: ['study_areas', 'language', 'status', 'university', 'degree', 'year', 'awarded', 'ods'],
      pagination: { page: 1, pageSize: 12 },
    },
  },
  'GET /api/tfxes/:id': { query: { populate } },
  'POST /api/tfxes': {
    body: {
      data: {
        status: 'onGoing',
        title: 'Qué hay en la arena: microplásticos en tres playas',
        summary:
          'Muestreo mensual de tres playas con un protocolo que pueda repetir cualquier asociación, y comparación con los datos publicados.',
        study_areas: ['Ciencias'],
        language: 'Español',
        sector: 'Medio ambiente',
        categories: ['Investigación'],
        tags: ['litoral', 'ciencia ciudadana'],
        tutor: 'Nombre de quien lo dirige',
        tutor_email: 'docente@ejemplo.es',
        linkedin: 'https://www.linkedin.com/in/ejemplo',
        url: 'https://ejemplo.es/microplasticos',
        awards: false,
        contactable: true,
        index: '1. Introducción\n2. Métodos\n3. Resultados',
        impact: 'Datos abiertos para las asociaciones de la zona.',
        sustainability: 'El protocolo no necesita reactivos.',
        innovation: 'Se puede repetir sin laboratorio.',
        viability: 'Un día de trabajo al mes.',
        release_month: '06/2027',
        tfxDate: null,
        file: null,
        ods: [14],
        licence: 'CC BY 4.0',
        embargo_until: '2027-09-01',
      },
    },
  },
  'PUT /api/tfxes/:id': {
    body: {
      data: {
        title: 'Qué hay en la arena: microplásticos en cuatro playas',
        tags: ['litoral'],
        release_month: '07/2027',
      },
    },
  },
  'POST /api/tfxes/draft': { body: { data: { status: 'choosing', title: 'Qué hay en la arena' } } },
  'PUT /api/tfxes/:id/draft': {
    body: {
      data: {
        value: { values: { title: 'Qué hay en la arena' }, page: 1 },
        base: null,
        title: 'Qué hay en la arena',
        file: null,
      },
    },
  },
  'POST /api/tfxes/:id/hide': { body: { data: { hiding_reason: 'Lo estoy corrigiendo con mi tutora.' } } },
  'PUT /api/tfxes/:id/tutoring': { body: { data: { accepted: true } } },
  'PUT /api/tfxes/:id/authorship': {
    body: {
      data: {
        name: 'Antía',
        surname: 'Castro Rey',
        university: 'Universidade de Vigo',
        degree: 'Grado en Biología',
        degree_type: 'Grado',
      },
    },
  },
  'PUT /api/tfxes/:id/awarded': { body: { data: { awarded: true } } },
  'GET /api/students/:id/tfxes': {
    query: {
      filters: { status: { $eq: 'finished' } },
      populate,
      sort: 'updatedAt:desc',
      pagination: { page: 1, pageSize: 12 },
    },
  },
} satisfies ExamplesOf<typeof workCalls>;
