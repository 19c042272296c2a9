import { password, type Row, text } from './row.ts';

export const users: Row[] = [
  {
    who: 'estudiante',
    method: 'GET',
    path: '/api/users/{estudiante user}?populate=picture',
    answer: { id: '{estudiante user}', email: 'estudiante@puente.test', profileType: 'student' },
  },
  {
    who: 'estudiante',
    method: 'PUT',
    path: '/api/user/me',
    body: { profileType: 'student', name: 'Iria', surname: 'Castro Souto', phone: '+34 600 000 001' },
    answer: { id: '{estudiante user}', profileType: 'student' },
  },
  ...['projectManager', 'project-manager'].map((profileType): Row => ({
    who: 'gestion',
    method: 'PUT',
    path: '/api/user/me',
    body: { profileType, name: 'Leire' },
    answer: { id: '{gestion user}', profileType: 'projectManager' },
  })),
  {
    who: 'estudiante',
    method: 'PUT',
    path: '/api/user/me',
    body: { data: { surname: 'Castro Souto' } },
    answer: { id: '{estudiante user}' },
  },
  { who: 'estudiante', method: 'PUT', path: '/api/user/me', body: { profileType: 'teacher' }, status: 409 },
  ...(
    [
      ['estudiante', 'students', 'user,student_area'],
      ['coordinacion', 'coordinators', 'organization,user'],
      ['docente', 'teachers', 'degrees,user'],
      ['gestion', 'projectManagers', 'organizations,user'],
      ['gestion', 'project-managers', 'organizations,user'],
    ] as const
  ).map(([who, profiles, populate]): Row => ({
    who,
    method: 'GET',
    path: `/api/${profiles}/?populate=${populate}&filters[user][id][$eq]={${who} user}`,
    answer: { data: [{ id: `{${who} row}` }] },
  })),
  {
    who: 'new student',
    method: 'POST',
    path: '/api/students',
    body: {
      user: '{new student user}',
      university: { id: 1, name: 'Universidad' },
      province: 'A Coruña',
      situation: 'choosing',
    },
    answer: { data: { id: '{new student row}', province: 'A Coruña' } },
  },
  {
    who: 'sin-organizacion',
    method: 'POST',
    path: '/api/coordinators/',
    body: { user: '{sin-organizacion user}', job_position: 'Coordinación' },
    answer: { data: { id: '{sin-organizacion row}' } },
  },
  {
    who: 'docente',
    method: 'POST',
    path: '/api/teachers/',
    body: { data: { user: '{docente user}' } },
    answer: { data: { id: '{docente row}' } },
  },
  {
    who: 'new student',
    method: 'POST',
    path: '/api/students/complete-profile',
    body: { id: '{new student row}', qualification: 'work' },
    answer: { data: { id: '{new student row}', qualification: 'work' } },
  },
  {
    who: 'anyone',
    method: 'POST',
    path: '/api/chatbot/start',
    answer: { data: { greeting: text } },
  },
];

export const ending: Row[] = [
  {
    who: 'new student',
    method: 'DELETE',
    path: '/api/users/{new student user}',
    body: { password },
    status: 204,
  },
];
