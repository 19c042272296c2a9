import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { newContactMessage } from '../forms/contact-message.ts';

export const contactMessageCalls = declare({
  subject: 'contact-messages',
  about: 'Messages of visitors to the people behind the product.',
  calls: {
    'POST /api/contact-messages': {
      summary:
        'Stores the message for `limits.contactMessage.days` and mails it to the address of its audience',
      description: 'Spam gets the same response.',
      access: 'anyone',
      own: 'user',
      limit: 'contact',
      body: z.strictObject({ data: newContactMessage }),
      answer: 'nothing',
    },
  },
  examples: {
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
  },
});
