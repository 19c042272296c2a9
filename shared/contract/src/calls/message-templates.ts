import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { messageTemplate } from '../entities/message-template.ts';
import { messageTemplateChanges, newMessageTemplate } from '../forms/message-template.ts';
import { versioned } from '../forms/versioned.ts';
import { all, one } from '../query.ts';
import { organizationRoles } from '../roles.ts';

export const messageTemplateCalls = declare({
  subject: 'message-templates',
  about: 'Messages that an organisation keeps for its answers to applications. Only its own people see them.',
  calls: {
    'GET /api/organizations/:id/message-templates': {
      summary: 'Lists the message templates of an organisation',
      access: organizationRoles,
      price: 1,
      row: 'organization.manage',
      answer: all(messageTemplate),
    },
    'POST /api/organizations/:id/message-templates': {
      summary: 'Creates a message template',
      access: organizationRoles,
      price: 1,
      row: 'organization.manage',
      body: z.strictObject({ data: newMessageTemplate }),
      answer: one(messageTemplate),
    },
    'PUT /api/message-templates/:id': {
      summary: 'Changes a message template',
      access: organizationRoles,
      price: 1,
      row: 'messageTemplate.manage',
      versioned: 'messageTemplate',
      body: z.strictObject({ data: versioned(messageTemplateChanges) }),
      answer: one(messageTemplate),
    },
    'DELETE /api/message-templates/:id': {
      summary: 'Deletes a message template',
      access: organizationRoles,
      price: 1,
      row: 'messageTemplate.manage',
      answer: 'nothing',
    },
  },
  examples: {
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
  },
});
