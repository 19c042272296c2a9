import type { ownWorkCalls } from '@puente/contract/calls/own-works';
import type { Routes } from '../server/serve.ts';
import { correctAuthorship } from '../works/authorship.ts';
import { presentWork } from '../works/presenter.ts';
import { publishWork, removeDraft, unpublishWork } from '../works/repository.ts';
import { beginWork, discardWorkDraft, keepWorkDraft, workDraftOf } from './draft.ts';
import { changeWork, createWork } from './save.ts';

/** Relations in the response to a change. */
const relations = ['student', 'study_areas', 'tutor'] as const;

export const ownWorkRoutes = {
  'POST /api/tfxes': async ({ db, actor, body: { data } }) => ({
    data: await presentWork(db, actor, await createWork(db, actor, data), relations),
  }),

  'PUT /api/tfxes/:id': async ({ db, actor, row, body: { data }, assertUnchanged }) => {
    const changed = await db.transaction(async (tx) => {
      await assertUnchanged(tx);
      return changeWork(tx, actor, row.id, data);
    });
    return { data: await presentWork(db, actor, changed, relations) };
  },

  'POST /api/tfxes/draft': async ({ db, actor, body: { data } }) => ({
    data: await presentWork(db, actor, await beginWork(db, actor, data), relations),
  }),

  'GET /api/tfxes/:id/draft': async ({ db, row }) => ({ data: await workDraftOf(db, row.id) }),

  'PUT /api/tfxes/:id/draft': async ({ db, actor, row, body: { data } }) => ({
    data: await keepWorkDraft(db, actor, row.id, data),
  }),

  'DELETE /api/tfxes/:id/draft': async ({ db, row }) => {
    await discardWorkDraft(db, row.id);
    return undefined;
  },

  'DELETE /api/tfxes/:id': async ({ db, row }) => {
    await removeDraft(db, row);
    return undefined;
  },

  'POST /api/tfxes/:id/publish': async ({ db, actor, row }) => ({
    data: await presentWork(db, actor, await publishWork(db, row), relations),
  }),

  'POST /api/tfxes/:id/unpublish': async ({ db, actor, row }) => ({
    data: await presentWork(db, actor, await unpublishWork(db, row), relations),
  }),

  'PUT /api/tfxes/:id/authorship': async ({ db, actor, row, body: { data }, assertUnchanged }) => {
    const corrected = await db.transaction(async (tx) => {
      await assertUnchanged(tx);
      return correctAuthorship(tx, row, data);
    });
    return { data: await presentWork(db, actor, corrected, relations) };
  },
} satisfies Routes<typeof ownWorkCalls>;
