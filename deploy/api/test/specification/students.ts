import { list, number, page, type Row, text } from './row.ts';

export const students: Row[] = [
  {
    who: 'estudiante',
    method: 'PUT',
    path: '/api/students/{estudiante row}',
    body: {
      data: {
        university: 'Universidad de A Coruña',
        favorites: ['{project}'],
        favorites_tfxes: ['{work}'],
        notification: { email: true },
        follows: ['{coordinacion organization}'],
        opportunities: ['{opportunity}'],
      },
    },
    answer: {
      data: { id: '{estudiante row}', university: 'Universidad de A Coruña' },
    },
  },
  {
    who: 'estudiante',
    method: 'PUT',
    path: '/api/students/{estudiante row}',
    body: { data: { university: 'Universidade Aberta de Ares' } },
    answer: { data: { university: 'Universidade Aberta de Ares' } },
  },
  {
    who: 'estudiante',
    method: 'PUT',
    path: '/api/students/{estudiante row}',
    body: {},
    status: 400,
    answer: { error: { details: { fields: { data: text } } } },
  },
  {
    who: 'estudiante',
    method: 'PUT',
    path: '/api/students/{estudiante row}',
    body: { data: { nickname: 'Iri' } },
    status: 400,
    answer: { error: { details: { key: 'data.nickname' } } },
  },
  {
    who: 'estudiante',
    method: 'POST',
    path: '/api/project-metrics',
    body: {
      type: 'follow',
      date: new Date().toISOString().slice(0, 10),
      organization: '{coordinacion organization}',
      deleteEntry: false,
    },
    answer: { data: { organization: '{coordinacion organization}' } },
  },
  {
    who: 'estudiante',
    method: 'GET',
    path: '/api/students/{estudiante user}?populate=user,student_area',
    answer: {
      data: {
        id: '{estudiante row}',
        user: { id: '{estudiante user}' },
      },
    },
  },
  // By the id of the row, there is no such user for this student.
  {
    who: 'estudiante',
    method: 'GET',
    path: '/api/students/{estudiante row}?populate=user,student_area',
    status: 404,
  },
  {
    who: 'estudiante',
    method: 'GET',
    path: '/api/students?filters[user][email][$eq]=estudiante@puente.test',
    answer: { data: [{ id: '{estudiante row}' }] },
  },
  ...['favorites', 'favourites'].map((relation): Row => ({
    who: 'estudiante',
    method: 'GET',
    path: `/api/students/{estudiante user}?populate=${relation}`,
    answer: { data: { id: '{estudiante row}', favorites: list } },
  })),
  { who: 'anyone', method: 'GET', path: '/api/students/count', answer: { data: number } },
  { who: 'estudiante', method: 'GET', path: '/api/students/follows', answer: { data: list } },
  {
    who: 'estudiante',
    method: 'GET',
    path: '/api/students/interests?pagination[page]=1&pagination[pageSize]=10',
    answer: { data: list, meta: { pagination: page(10) } },
  },
  {
    who: 'coordinacion',
    method: 'GET',
    path: '/api/students/find?filters[student_area]=Ingeniería y Arquitectura&filters[degrees]=derecho&pagination[page]=1&pagination[pageSize]=10',
    answer: { data: list, meta: { pagination: page(10) } },
  },
];
