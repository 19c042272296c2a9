import { eq } from 'drizzle-orm';
import type { deliveryCalls } from '@puente/contract/calls/deliveries';
import { files } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { postOf } from '../mail/post.ts';
import type { Routes } from '../server/serve.ts';
import { fileAnswer } from '../uploads/file-answer.ts';
import { answerDelivery } from './answer.ts';
import { commentDelivery } from './comment.ts';
import { deliver } from './deliver.ts';
import { presentDeliveries } from './presenter.ts';

export const deliveryRoutes = {
  'GET /api/collaborations/:id/deliveries': async ({ db, row }) => ({
    data: await presentDeliveries(db, row.id),
  }),

  'POST /api/collaborations/:id/deliveries': async ({ actor, row, body: { data }, ...services }) => {
    await deliver(services.db, postOf(services), actor, row, data);
    return { data: await presentDeliveries(services.db, row.id) };
  },

  'POST /api/collaborations/:id/deliveries/answers': async ({ actor, row, body: { data }, ...services }) => {
    await answerDelivery(services.db, postOf(services), actor, row, data);
    return { data: await presentDeliveries(services.db, row.id) };
  },

  'POST /api/collaborations/:id/deliveries/comments': async ({ actor, row, body: { data }, ...services }) => {
    await commentDelivery(services.db, postOf(services), actor, row, data);
    return { data: await presentDeliveries(services.db, row.id) };
  },

  'GET /api/deliveries/:id/file': async ({ db, uploads, row }) => {
    const [file] = row.fileId === null ? [] : await db.select().from(files).where(eq(files.id, row.fileId));
    if (!file) throw refuse('NotFound');
    return fileAnswer(uploads, file);
  },
} satisfies Routes<typeof deliveryCalls>;
