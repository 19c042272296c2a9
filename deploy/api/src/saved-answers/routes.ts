import { eq } from 'drizzle-orm';
import type { savedAnswerCalls } from '@puente/contract/calls/saved-answers';
import { savedAnswers } from '../db/schema.ts';
import type { Routes } from '../server/serve.ts';
import { changeSavedAnswer, listSavedAnswers, presentSavedAnswer, saveAnswer } from './saved-answers.ts';

export const savedAnswerRoutes = {
  'GET /api/saved-answers': async ({ db }) => ({ data: await listSavedAnswers(db) }),

  'POST /api/saved-answers': async ({ db, body: { data } }) => ({
    data: presentSavedAnswer(await saveAnswer(db, data)),
  }),

  'PUT /api/saved-answers/:id': async ({ db, row, body: { data }, assertUnchanged }) => {
    const changed = await db.transaction(async (tx) => {
      await assertUnchanged(tx);
      return changeSavedAnswer(tx, row, data);
    });
    return { data: presentSavedAnswer(changed) };
  },

  'DELETE /api/saved-answers/:id': async ({ db, row }) => {
    await db.delete(savedAnswers).where(eq(savedAnswers.id, row.id));
    return undefined;
  },
} satisfies Routes<typeof savedAnswerCalls>;
