import type { connectCalls } from '../calls/connect.ts';
import type { ExamplesOf } from './example.ts';

const leaving = { query: { redirect: '/projects', rememberMe: 'true' } } as const;
const returning = {
  query: {
    code: 'codigo-del-servicio',
    state: 'estado',
    iss: 'https://servicio.example',
    error: 'access_denied',
  },
};
const person = {
  name: 'Nombre',
  surname: 'Apellido Apellido',
  profileType: 'student',
  phone: '+34 600 000 000',
  university: { id: 1, name: 'Universidad de A Coruña' },
  campaigns: [],
} as const;

export const connectExamples = {
  'GET /api/connect/google': leaving,
  'GET /api/connect/microsoft': leaving,
  'GET /api/connect/google/callback': returning,
  'GET /api/connect/microsoft/callback': returning,
  'POST /api/users-permissions/register-student': {
    body: {
      data: {
        username: 'estudiante-nueva@ejemplo.test',
        email: 'estudiante-nueva@ejemplo.test',
        password: 'una-frase-larga',
        name: 'Nombre',
        surname: 'Apellido Apellido',
        phone: '+34 600 000 000',
        university: { id: 1, name: 'Universidad de A Coruña' },
        campaigns: [],
      },
    },
  },
  'POST /api/users-permissions/google/register': {
    body: { id_token: 'eyJhbGciOiJSUzI1NiJ9.e30.sin-firma', ...person, campaigns: [] },
  },
  'POST /api/users-permissions/microsoft/register': {
    body: { access_token: 'un-token-de-ejemplo', ...person, campaigns: [] },
  },
} satisfies ExamplesOf<typeof connectCalls>;
