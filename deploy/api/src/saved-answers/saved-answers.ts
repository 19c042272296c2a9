import { and, asc, eq, ne } from 'drizzle-orm';
import type { SavedAnswer } from '@puente/contract/entities/contact-message';
import type { NewSavedAnswer, SavedAnswerChanges } from '@puente/contract/forms/contact-handling';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { withoutUndefined } from '../db/form-columns.ts';
import { requireRow } from '../db/require-row.ts';
import { savedAnswers } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { inAlphabet } from '../lists/alphabet.ts';
import type { SavedAnswerRow } from './policy.ts';

export const presentSavedAnswer = ({ id, name, text, updatedAt }: SavedAnswerRow): SavedAnswer => ({
  id,
  name,
  text,
  updatedAt: updatedAt.toISOString(),
});

export async function listSavedAnswers(db: Database): Promise<SavedAnswer[]> {
  const rows = await db
    .select()
    .from(savedAnswers)
    .orderBy(asc(inAlphabet(savedAnswers.name)), asc(savedAnswers.id));
  return rows.map(presentSavedAnswer);
}

/** @throws Refusal TooManySavedAnswers, SavedAnswerExists */
export async function saveAnswer(db: Database, answer: NewSavedAnswer): Promise<SavedAnswerRow> {
  if ((await db.$count(savedAnswers)) >= limits.savedAnswer.max) throw refuse('TooManySavedAnswers');
  const [saved] = await db.insert(savedAnswers).values(answer).onConflictDoNothing().returning();
  if (!saved) throw refuse('SavedAnswerExists');
  return saved;
}

/** @throws Refusal SavedAnswerExists */
export async function changeSavedAnswer(
  tx: Database,
  row: SavedAnswerRow,
  { name, text }: SavedAnswerChanges,
): Promise<SavedAnswerRow> {
  const changes = withoutUndefined({ name, text });
  if (Object.keys(changes).length === 0) return row;
  const taken =
    name !== undefined &&
    (await tx.$count(savedAnswers, and(eq(savedAnswers.name, name), ne(savedAnswers.id, row.id)))) > 0;
  if (taken) throw refuse('SavedAnswerExists');
  return requireRow(
    await tx.update(savedAnswers).set(changes).where(eq(savedAnswers.id, row.id)).returning(),
  );
}
