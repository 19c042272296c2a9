import { and, count, desc, eq, ne } from 'drizzle-orm';
import type { savedSearchCalls } from '@puente/contract/calls/saved-searches';
import type { SavedSearch } from '@puente/contract/entities/saved-search';
import type { StudentId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import { savedSearches, students } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { presentStamps } from '../http/stamps.ts';
import { unsubscribePage } from '../mail/unsubscribing.ts';
import type { Routes } from '../server/serve.ts';
import type { SavedSearchRow } from './policy.ts';

export const savedSearchRoutes = {
  'GET /api/saved-searches': async ({ db, actor }) => {
    const rows = await db
      .select()
      .from(savedSearches)
      .where(eq(savedSearches.studentId, actor.profileId))
      .orderBy(desc(savedSearches.id));
    return { data: rows.map(presentSavedSearch) };
  },

  'POST /api/saved-searches': async ({ db, actor, body: { data } }) => {
    const { name, address, filters = {}, frequency } = data;
    const rows = await db.transaction(async (tx) => {
      await assertRoom(tx, actor.profileId, address);
      return tx
        .insert(savedSearches)
        .values({ studentId: actor.profileId, name, address, filters, frequency })
        .onConflictDoUpdate({
          target: [savedSearches.studentId, savedSearches.address],
          set: { name, filters, frequency, updatedAt: new Date() },
        })
        .returning();
    });
    return { data: presentSavedSearch(requireRow(rows)) };
  },

  'PUT /api/saved-searches/:id': async ({ db, row, body: { data }, assertUnchanged }) => {
    const { name, frequency } = data;
    const isSwitchedOn = row.frequency === 'never' && frequency !== undefined && frequency !== 'never';
    const rows = await db.transaction(async (tx) => {
      await assertUnchanged(tx);
      return tx
        .update(savedSearches)
        .set({
          ...(name !== undefined && { name }),
          ...(frequency !== undefined && { frequency }),
          // Projects published while it was off are no news.
          ...(isSwitchedOn && { toldUntil: new Date() }),
          updatedAt: new Date(),
        })
        .where(eq(savedSearches.id, row.id))
        .returning();
    });
    return { data: presentSavedSearch(rows[0] ?? row) };
  },

  'DELETE /api/saved-searches/:id': async ({ db, row }) => {
    await db.delete(savedSearches).where(eq(savedSearches.id, row.id));
    return undefined;
  },

  'GET /api/saved-searches/unsubscribe': ({ query }) => Promise.resolve({ location: unsubscribePage(query) }),

  'POST /api/saved-searches/unsubscribe': async ({ db, unsubscribing, query: { token } }) => {
    const id = unsubscribing.searchOf(token);
    if (id === null) throw refuse('UnsubscribeLinkInvalid');
    const [stopped] = await db
      .update(savedSearches)
      .set({ frequency: 'never', updatedAt: new Date() })
      .where(eq(savedSearches.id, id))
      .returning({ name: savedSearches.name });
    return { data: { name: stopped?.name ?? null } };
  },
} satisfies Routes<typeof savedSearchCalls>;

/** @throws Refusal TooManySavedSearches */
async function assertRoom(tx: Database, studentId: StudentId, address: string): Promise<void> {
  // Two tabs that each save a search at the same moment wait for each other here.
  await tx.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('no key update');
  const [others] = await tx
    .select({ total: count() })
    .from(savedSearches)
    .where(and(eq(savedSearches.studentId, studentId), ne(savedSearches.address, address)));
  if ((others?.total ?? 0) >= limits.savedSearch.max) throw refuse('TooManySavedSearches');
}

const presentSavedSearch = (row: SavedSearchRow): SavedSearch => ({
  id: row.id,
  ...presentStamps(row),
  name: row.name,
  address: row.address,
  frequency: row.frequency,
});
