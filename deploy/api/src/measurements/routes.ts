import type { measurementCalls } from '@puente/contract/calls/measurements';
import type { Routes } from '../server/serve.ts';
import { count } from './count.ts';
import { summaryOf } from './summary.ts';

export const measurementRoutes = {
  'POST /api/measurements': async ({ db, body: { data } }) => {
    await count(db, data);
    return undefined;
  },
  'GET /api/measurements': async ({ db, query }) => ({ data: await summaryOf(db, query) }),
} satisfies Routes<typeof measurementCalls>;
