import type { messageTemplateCalls } from '../calls/message-templates.ts';
import type { ExamplesOf } from './example.ts';

export const messageTemplateExamples = {
  'POST /api/organizations/:id/message-templates': {
    body: {
      data: {
        name: 'Primera llamada',
        text: 'Hola, {nombre}: queremos hablar contigo sobre «{proyecto}». ¿Qué día te viene bien?',
        use: 'interest',
      },
    },
  },
  'PUT /api/message-templates/:id': { body: { data: { name: 'Primera conversación' } } },
} satisfies ExamplesOf<typeof messageTemplateCalls>;
