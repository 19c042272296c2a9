import { eq } from 'drizzle-orm';
import type { RowPolicy } from '../access/policy.ts';
import { savedSearches } from '../db/schema.ts';

export type SavedSearchRow = typeof savedSearches.$inferSelect;

/** Only its student sees a saved search. */
export const savedSearchPolicy = {
  table: savedSearches,
  load: async (db, id) => (await db.select().from(savedSearches).where(eq(savedSearches.id, id)))[0],
  sees: (actor, { studentId }) => actor?.role === 'student' && actor.profileId === studentId,
  may: { write: () => true },
} satisfies RowPolicy<'savedSearch', SavedSearchRow>;
