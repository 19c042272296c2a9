import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import { ids } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { merges, users } from '../db/schema.ts';
import { recurring } from '../jobs/job.ts';
import { forgetAllTotals } from '../lists/totals.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Ends the period to undo merges. Deletes what the undo would need, and accounts that were merged into another, with the
 * merge itself. Merges of organisations stay: the page of one leads to the other. Those of studies go.
 */
export const oldMerges = recurring('20 4 * * *', async ({ db, now }) => {
  const isOver = lte(merges.mergedAt, new Date(now.getTime() - limits.merge.days * day));
  const ended = await db
    .update(merges)
    .set({ journal: null, fileIds: [] })
    .where(and(isOver, eq(merges.kind, 'organization'), isNotNull(merges.journal)))
    .returning({ id: merges.id });
  const accounts = await db.transaction(async (tx) => {
    const over = await tx
      .delete(merges)
      .where(and(isOver, eq(merges.kind, 'account')))
      .returning({ id: merges.fromId, undoneAt: merges.undoneAt });
    const closed = over.filter(({ undoneAt }) => undoneAt === null).map(({ id }) => ids.user.parse(id));
    if (closed.length > 0) await tx.delete(users).where(inArray(users.id, closed));
    return closed.length;
  });
  const studies = await db
    .delete(merges)
    .where(and(isOver, inArray(merges.kind, ['university', 'degree'])))
    .returning({ id: merges.id });
  if (accounts > 0) forgetAllTotals();
  return { rows: ended.length, accounts, studies: studies.length };
});
