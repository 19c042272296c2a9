import type { contactMessageCalls } from '../calls/contact-messages.ts';
import type { ExamplesOf } from './example.ts';

export const contactMessageExamples = {
  'POST /api/contact-messages': {
    body: {
      data: {
        name: 'Sabela Ejemplo',
        email: 'sabela@ejemplo.es',
        audience: 'student',
        subject: 'Cambiar de universidad',
        message: 'He cambiado de universidad y quiero que mi perfil lo diga. ¿Cómo lo hago?',
        website: '',
        shownFor: 45_000,
      },
    },
  },
} satisfies ExamplesOf<typeof contactMessageCalls>;
