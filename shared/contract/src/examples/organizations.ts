import type { organizationCalls } from '../calls/organizations.ts';
import type { ExamplesOf } from './example.ts';

export const organizationExamples = {
  'POST /api/organizations': {
    body: {
      data: {
        name: 'Huerto del Barrio',
        type: 'Asociación',
        sector: 'Medio ambiente',
        size: '1 a 10 personas',
        location: 'Lugo',
        description: 'Una huerta compartida entre vecinos, con talleres los sábados.',
        web: 'https://huerto.ejemplo.test',
        contact_name: 'Nombre Apellido',
        contact_mail: 'hola@huerto.ejemplo.test',
        reachedUsHow: 'Universidad',
        brand: { academic_profiles: ['Ciencias Ambientales', 'Biología'] },
      },
    },
  },
  'PUT /api/organizations/:id': {
    body: {
      data: {
        description: 'Una huerta compartida, con talleres los sábados y los domingos.',
        contact_phone: '',
      },
    },
  },
  'GET /api/organizations': {
    query: {
      filters: { name: { $eq: 'Huerto del Barrio' } },
      populate: ['logo', 'opportunities.details'],
      pagination: { page: 1 },
    },
  },
  'GET /api/organizations/followed': { query: { orgIds: '1,2,3', pagination: { page: 1, pageSize: 15 } } },
  'GET /api/organizations/matched': { query: { populate: ['logo'], pagination: { page: 1 } } },
  'GET /api/organizations/active': {
    query: {
      filters: {
        keyword: { $containsi: 'huerto' },
        location: { $contains: 'Lugo' },
        $or: [{ sector: { $contains: 'Educación' } }, { sector: { $contains: 'Medio ambiente' } }],
        id: { $notIn: [1, 2] },
      },
      populate: ['logo'],
      pagination: { page: 1, pageSize: 15 },
    },
  },
  'GET /api/organizations/:id': {
    query: { populate: ['logo', 'opportunities.details', 'projects', 'brand', 'followers'] },
  },
  'GET /api/organizations/:id/projects': {
    query: {
      filters: { keyword: { $containsi: 'ría' }, status: { $eq: 'new' } },
      populate: ['study_areas'],
      sort: 'deadline:asc',
      facets: ['status'],
      pagination: { page: 1 },
    },
  },
  'GET /api/organizations/:id/impact': { query: { year: 2026 } },
  'GET /api/organizations/:id/followers': {
    query: {
      filters: { student_area: { name: { $eq: 'Ciencias' } } },
      sort: 'createdAt:desc',
      pagination: { page: 1, pageSize: 20 },
    },
  },
  'GET /api/organizations/:id/talent/opportunities': {
    query: { details: 'offer', filters: { isDraft: { $eq: false } }, pagination: { page: 1 } },
  },
  'PUT /api/organizations/:id/verification': { body: { data: { verified: true } } },
  'PUT /api/organizations/:id/talent/access': { body: { data: { talent_access: true } } },
  'POST /api/project-metrics': {
    body: { data: { type: 'follow', date: '2026-03-02T10:00:00.000Z', organization: 1, deleteEntry: false } },
  },
} satisfies ExamplesOf<typeof organizationCalls>;
