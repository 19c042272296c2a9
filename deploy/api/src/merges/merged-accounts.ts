import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { ids, type UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { merges, users } from '../db/schema.ts';

const isAccount = eq(merges.kind, 'account');
const isClosing = (from: UserId): SQL | undefined =>
  and(isAccount, eq(merges.fromId, from), isNull(merges.undoneAt));

/** Tells whether an account is closed, because it was merged into another. */
export const isMergedAccount = async (db: Database, id: UserId): Promise<boolean> =>
  (await db.$count(merges, isClosing(id))) > 0;

/** Accounts that were merged into another, each with the id of the other. */
export async function mergedAccounts(
  db: Database,
  of: readonly UserId[],
): Promise<ReadonlyMap<UserId, UserId>> {
  const rows = await db
    .select({ from: merges.fromId, into: merges.intoId })
    .from(merges)
    .where(and(isAccount, inArray(merges.fromId, [...of]), isNull(merges.undoneAt)));
  return new Map(rows.map(({ from, into }) => [ids.user.parse(from), ids.user.parse(into)]));
}

/**
 * Deletes the accounts that were merged into one that is deleted, and the merges of both: their journals have data of the
 * person.
 */
export async function forgetMergesOf(tx: Database, id: UserId): Promise<void> {
  const gone = await tx
    .delete(merges)
    .where(and(isAccount, or(eq(merges.fromId, id), eq(merges.intoId, id))))
    .returning({ from: merges.fromId, undoneAt: merges.undoneAt });
  for (const { from, undoneAt } of gone)
    if (undoneAt === null && from !== id) await tx.delete(users).where(eq(users.id, ids.user.parse(from)));
}
