import { and, asc, count, desc, eq, ne } from 'drizzle-orm';
import type { draftCalls } from '@puente/contract/calls/drafts';
import type { Draft } from '@puente/contract/entities/draft';
import type { UserId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { drafts, users } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { matches } from '../lists/list.ts';
import type { Routes } from '../server/serve.ts';

export const draftRoutes = {
  'GET /api/drafts': async ({ db, actor, query }) => {
    const wanted = query.filters?.name;
    const rows = await db
      .select()
      .from(drafts)
      .where(and(eq(drafts.userId, actor.userId), wanted && matches(drafts.name)(wanted)))
      .orderBy(desc(drafts.updatedAt), asc(drafts.name));
    return { data: rows.map(presentDraft) };
  },

  'PUT /api/drafts': async ({ db, actor, body: { data } }) => {
    const row = await db.transaction(async (tx) => {
      await assertRoom(tx, actor.userId, data.name);
      const kept = { value: data.value, updatedAt: new Date() };
      const [stored] = await tx
        .insert(drafts)
        .values({ userId: actor.userId, name: data.name, ...kept })
        .onConflictDoUpdate({ target: [drafts.userId, drafts.name], set: kept })
        .returning();
      if (!stored) throw new Error('The draft was not stored.');
      return stored;
    });
    return { data: presentDraft(row) };
  },

  'DELETE /api/drafts': async ({ db, actor, query }) => {
    await db
      .delete(drafts)
      .where(and(eq(drafts.userId, actor.userId), eq(drafts.name, query.filters.name.$eq)));
    return undefined;
  },
} satisfies Routes<typeof draftCalls>;

/** @throws Refusal TooManyDrafts */
async function assertRoom(tx: Database, userId: UserId, name: string): Promise<void> {
  // Two tabs that each keep a form at the same moment wait for each other here.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [others] = await tx
    .select({ total: count() })
    .from(drafts)
    .where(and(eq(drafts.userId, userId), ne(drafts.name, name)));
  if ((others?.total ?? 0) >= limits.draft.max) throw refuse('TooManyDrafts');
}

const presentDraft = (row: typeof drafts.$inferSelect): Draft => ({
  name: row.name,
  // Only forms are ever stored (PUT /api/drafts).
  value: row.value as Draft['value'],
  updatedAt: row.updatedAt.toISOString(),
});
