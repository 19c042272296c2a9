import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { messageTemplate } from '../entities/message-template.ts';
import { messageTemplateChanges, newMessageTemplate } from '../forms/message-template.ts';
import { versioned } from '../forms/versioned.ts';
import { all, one } from '../query.ts';
import { organizationRoles } from '../roles.ts';

/** Messages that an organisation keeps for its answers to applications. Only its own people see them. */
export const messageTemplateCalls = declare({
  /** Lists the message templates of an organisation. */
  'GET /api/organizations/:id/message-templates': {
    access: organizationRoles,
    price: 1,
    row: 'organization.manage',
    answer: all(messageTemplate),
  },
  /** Creates a message template. */
  'POST /api/organizations/:id/message-templates': {
    access: organizationRoles,
    price: 1,
    row: 'organization.manage',
    body: z.strictObject({ data: newMessageTemplate }),
    answer: one(messageTemplate),
  },
  /** Changes a message template. */
  'PUT /api/message-templates/:id': {
    access: organizationRoles,
    price: 1,
    row: 'messageTemplate.manage',
    versioned: 'messageTemplate',
    body: z.strictObject({ data: versioned(messageTemplateChanges) }),
    answer: one(messageTemplate),
  },
  /** Deletes a message template. */
  'DELETE /api/message-templates/:id': {
    access: organizationRoles,
    price: 1,
    row: 'messageTemplate.manage',
    answer: 'nothing',
  },
});
