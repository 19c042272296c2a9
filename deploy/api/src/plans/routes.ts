import type { planCalls } from '@puente/contract/calls/plans';
import { postOf } from '../mail/post.ts';
import type { Routes } from '../server/serve.ts';
import { answerPlan } from './answer.ts';
import { presentPlan } from './presenter.ts';
import { proposePlan } from './propose.ts';

export const planRoutes = {
  'GET /api/collaborations/:id/plan': async ({ db, row }) => ({ data: await presentPlan(db, row) }),

  'POST /api/collaborations/:id/plan': async ({ actor, row, body: { data }, ...services }) => {
    await proposePlan(services.db, postOf(services), actor, row, data);
    return { data: await presentPlan(services.db, row) };
  },

  'POST /api/collaborations/:id/plan/answers': async ({ actor, row, body: { data }, ...services }) => {
    await answerPlan(services.db, postOf(services), actor, row, data);
    return { data: await presentPlan(services.db, row) };
  },
} satisfies Routes<typeof planCalls>;
