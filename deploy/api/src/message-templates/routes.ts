import { eq } from 'drizzle-orm';
import type { messageTemplateCalls } from '@puente/contract/calls/message-templates';
import { messageTemplates } from '../db/schema.ts';
import type { Routes } from '../server/serve.ts';
import {
  changeMessageTemplate,
  keepMessageTemplate,
  messageTemplatesOf,
  presentMessageTemplate,
} from './message-templates.ts';

export const messageTemplateRoutes = {
  'GET /api/organizations/:id/message-templates': async ({ db, row }) => ({
    data: await messageTemplatesOf(db, row.id),
  }),

  'POST /api/organizations/:id/message-templates': async ({ db, row, body: { data } }) => ({
    data: presentMessageTemplate(await keepMessageTemplate(db, row.id, data)),
  }),

  'PUT /api/message-templates/:id': async ({ db, row, body: { data }, assertUnchanged }) => {
    const changed = await db.transaction(async (tx) => {
      await assertUnchanged(tx);
      return changeMessageTemplate(tx, row, data);
    });
    return { data: presentMessageTemplate(changed) };
  },

  'DELETE /api/message-templates/:id': async ({ db, row }) => {
    await db.delete(messageTemplates).where(eq(messageTemplates.id, row.id));
    return undefined;
  },
} satisfies Routes<typeof messageTemplateCalls>;
