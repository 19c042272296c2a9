import { eq } from 'drizzle-orm';
import { isSupporter } from '../access/actor.ts';
import type { RowPolicy } from '../access/policy.ts';
import { savedAnswers } from '../db/schema.ts';

export type SavedAnswerRow = typeof savedAnswers.$inferSelect;

/** All who answer messages share the saved answers. */
export const savedAnswerPolicy = {
  table: savedAnswers,
  load: async (db, id) => (await db.select().from(savedAnswers).where(eq(savedAnswers.id, id)))[0],
  sees: isSupporter,
  may: { manage: () => true },
} satisfies RowPolicy<'savedAnswer', SavedAnswerRow>;
