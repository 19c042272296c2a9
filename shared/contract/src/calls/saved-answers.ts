import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { savedAnswer } from '../entities/contact-message.ts';
import { newSavedAnswer, savedAnswerChanges } from '../forms/contact-handling.ts';
import { versioned } from '../forms/versioned.ts';
import { all, one } from '../query.ts';
import { supporters } from '../roles.ts';

export const savedAnswerCalls = declare({
  subject: 'saved-answers',
  about: 'Texts that the team keeps for its answers to messages. All of the team share them.',
  calls: {
    'GET /api/saved-answers': {
      summary: 'Lists the saved answers by name',
      access: supporters,
      price: 1,
      own: 'platform',
      answer: all(savedAnswer),
    },
    'POST /api/saved-answers': {
      summary: 'Saves an answer',
      access: supporters,
      price: 1,
      own: 'platform',
      body: z.strictObject({ data: newSavedAnswer }),
      answer: one(savedAnswer),
    },
    'PUT /api/saved-answers/:id': {
      summary: 'Changes a saved answer',
      access: supporters,
      price: 1,
      row: 'savedAnswer.manage',
      versioned: 'savedAnswer',
      body: z.strictObject({ data: versioned(savedAnswerChanges) }),
      answer: one(savedAnswer),
    },
    'DELETE /api/saved-answers/:id': {
      summary: 'Deletes a saved answer',
      access: supporters,
      price: 1,
      row: 'savedAnswer.manage',
      answer: 'nothing',
    },
  },
  examples: {
    'POST /api/saved-answers': {
      body: {
        data: {
          name: 'Cambiar de universidad',
          text: 'Hola, {nombre}: en tu perfil, en «Estudios», puedes elegir otra universidad.',
        },
      },
    },
    'PUT /api/saved-answers/:id': { body: { data: { name: 'Otra universidad' } } },
  },
});
