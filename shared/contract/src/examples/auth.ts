import type { authCalls } from '../calls/auth.ts';
import type { ExamplesOf } from './example.ts';

export const authExamples = {
  'POST /api/auth/local': {
    body: { identifier: 'estudiante@puente.test', password: 'Puente-2026', rememberMe: true },
  },
  'POST /api/auth/local/register': {
    body: {
      username: 'persona@ejemplo.test',
      email: 'persona@ejemplo.test',
      password: 'una-frase-larga',
      name: 'Nombre',
      surname: 'Apellido Apellido',
      profileType: 'student',
      university: { id: 0, name: 'Otra universidad' },
    },
  },
  'POST /api/auth/send-email-confirmation': { body: { email: 'persona@ejemplo.test' } },
  'POST /auth': { body: { refreshToken: 'un-token-de-ejemplo' } },
  'POST /auth/request-message': { body: { email: 'persona@ejemplo.test' } },
  'POST /api/auth/forgot-password': { body: { email: 'persona@ejemplo.test' } },
  'POST /api/auth/reset-password': {
    body: {
      password: 'una-frase-larga',
      passwordConfirmation: 'una-frase-larga',
      code: 'codigo-del-mensaje',
    },
  },
  'POST /api/auth/change-email': { body: { email: 'otra@ejemplo.test', password: 'Puente-2026' } },
  'POST /api/auth/confirm-email-change': { body: { code: 'codigo-del-mensaje' } },
  'POST /api/auth/undo-email-change': { body: { code: 'codigo-del-mensaje' } },
  'POST /api/auth/change-password': {
    body: {
      currentPassword: 'Puente-2026',
      password: 'una-frase-larga',
      passwordConfirmation: 'una-frase-larga',
    },
  },
} satisfies ExamplesOf<typeof authCalls>;
