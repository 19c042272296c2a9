import type { collaborationResultCalls } from '@puente/contract/calls/collaboration-results';
import type { Routes } from '../server/serve.ts';
import { presentWork } from '../works/presenter.ts';
import { beginResult, resultOf, setNaming } from './result.ts';

export const collaborationResultRoutes = {
  'GET /api/collaborations/:id/result': async ({ db, actor, row }) => ({
    data: await resultOf(db, actor, row),
  }),

  'PUT /api/collaborations/:id/result': async ({ db, actor, row, body: { data } }) => {
    await setNaming(db, row, data.named);
    return { data: await resultOf(db, actor, row) };
  },

  'POST /api/collaborations/:id/result': async ({ db, actor, row }) => ({
    data: await presentWork(db, actor, await beginResult(db, actor, row), [
      'student',
      'study_areas',
      'tutor',
    ]),
  }),
} satisfies Routes<typeof collaborationResultCalls>;
