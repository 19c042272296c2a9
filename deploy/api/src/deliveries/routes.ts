import type { deliveryCalls } from '@puente/contract/calls/deliveries';
import { postOf } from '../mail/post.ts';
import type { Routes } from '../server/serve.ts';
import { answerDelivery } from './answer.ts';
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
} satisfies Routes<typeof deliveryCalls>;
