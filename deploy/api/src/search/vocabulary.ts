import type { Database } from '../db/connect.ts';
import { searchVocabulary } from '../db/schema.ts';
import { recurring } from '../jobs/job.ts';
import { forgetSuggestions } from './suggestion.ts';

/** Makes the words anew that slips are compared with; searches go on meanwhile. */
export async function refreshVocabulary(db: Database): Promise<void> {
  await db.refreshMaterializedView(searchVocabulary).concurrently();
  forgetSuggestions();
}

/** A project that was published since is found all the same; only a slip in a word that no project used before waits for this. */
export const vocabulary = recurring('23 * * * *', async ({ db }) => {
  await refreshVocabulary(db);
  return { words: await db.$count(searchVocabulary) };
});
