import { eq } from 'drizzle-orm';
import type { RowPolicy } from '../access/policy.ts';
import { searchSynonyms } from '../db/schema.ts';

export const searchSynonymPolicy = {
  load: async (db, id) => (await db.select().from(searchSynonyms).where(eq(searchSynonyms.id, id)))[0],
  sees: (actor) => actor?.role === 'staff',
  may: { remove: () => true },
} satisfies RowPolicy<'searchSynonym', typeof searchSynonyms.$inferSelect>;
