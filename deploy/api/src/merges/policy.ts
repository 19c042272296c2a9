import { eq } from 'drizzle-orm';
import { isSupporter } from '../access/actor.ts';
import type { RowPolicy } from '../access/policy.ts';
import { merges } from '../db/schema.ts';

/** A merge without its journal, which is large. */
export const mergeColumns = {
  id: merges.id,
  kind: merges.kind,
  fromId: merges.fromId,
  intoId: merges.intoId,
  fromName: merges.fromName,
  intoName: merges.intoName,
  mergedAt: merges.mergedAt,
  undoneAt: merges.undoneAt,
  notReturned: merges.notReturned,
};

export type MergeRow = Pick<typeof merges.$inferSelect, keyof typeof mergeColumns>;

/** Support sees all merges. Those of accounts are the administrators'. */
export const mergePolicy = {
  load: async (db, id) => (await db.select(mergeColumns).from(merges).where(eq(merges.id, id)))[0],
  sees: isSupporter,
  may: { undo: (actor, { kind }) => kind !== 'account' || actor?.staffRole === 'administrator' },
} satisfies RowPolicy<'merge', MergeRow>;
