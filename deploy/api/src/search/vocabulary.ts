import type { Database } from '../db/connect.ts';
import { searchVocabulary } from '../db/schema.ts';
import { recurring } from '../jobs/job.ts';
import { forgetSuggestions } from './suggestion.ts';

/** Rebuilds the vocabulary against which typos are compared. Searches continue. */
export async function refreshVocabulary(db: Database): Promise<void> {
  await db.refreshMaterializedView(searchVocabulary).concurrently();
  forgetSuggestions();
}

/** New projects are found at once. Only typos in words that no project used before wait for this job. */
export const vocabulary = recurring('23 * * * *', async ({ db }) => {
  await refreshVocabulary(db);
  return { words: await db.$count(searchVocabulary) };
});
