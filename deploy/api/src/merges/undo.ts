import { and, eq, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { MergeKind } from '@puente/contract/constants/merges';
import { ids, type MergeId, type UserId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { degrees, merges, organizations, universities, users } from '../db/schema.ts';
import type { NotReturned } from '../db/schema/merges.ts';
import { refuse } from '../http/refuse.ts';
import { forgetAllTotals } from '../lists/totals.ts';
import type { Post } from '../mail/post.ts';
import { noteEvent } from '../organizations/history.ts';
import { mergeUndoneMail } from './account-mails.ts';
import { giveBack } from './journal.ts';
import { touchPeopleOf } from './merge-studies.ts';
import { isMergedAccount } from './merged-accounts.ts';
import { tellOfUndo } from './tell-people.ts';

type Merge = typeof merges.$inferSelect & { journal: NonNullable<(typeof merges.$inferSelect)['journal']> };

/** Condition on merges that the period to undo them is not over. */
export const isRecent: SQL = gt(merges.mergedAt, sql`now() - make_interval(days => ${limits.merge.days})`);

/**
 * Undoes a merge in one transaction: each row goes back if it is still where the merge put it.
 * @throws Refusal MergeOver when it was undone already or the period is over; MergedFurther when the remaining record is
 *   gone; MergedNameTaken when a university or degree has the name of the one that ended
 */
export async function undoMerge(db: Database, post: Post, id: MergeId, by: UserId): Promise<void> {
  await db.transaction(async (tx) => {
    const [merge] = await tx
      .select()
      .from(merges)
      .where(and(eq(merges.id, id), isRecent, isNotNull(merges.journal)))
      .for('update');
    if (!merge?.journal) throw refuse('MergeOver');
    const { journal } = merge;
    const notReturned = await undoing[merge.kind](tx, post, { ...merge, journal }, by);
    await tx
      .update(merges)
      .set({ undoneAt: new Date(), undoneById: by, journal: null, fileIds: [], notReturned })
      .where(eq(merges.id, id));
  });
  forgetAllTotals();
}

async function undoOrganizations(
  tx: Database,
  post: Post,
  { fromId, intoId, fromName, journal }: Merge,
  by: UserId,
): Promise<NotReturned[]> {
  const [from, into] = [ids.organization.parse(fromId), ids.organization.parse(intoId)];
  const [present] = await tx.select().from(organizations).where(eq(organizations.id, into)).for('update');
  if (!present) throw refuse('MergedFurther');
  const notReturned = await giveBack(tx, journal);
  for (const organizationId of [from, into])
    await noteEvent(tx, { organizationId, kind: 'mergeUndone', userId: by });
  await tellOfUndo(tx, post, { from: { id: from, name: fromName }, into: present });
  return notReturned;
}

async function undoAccounts(
  tx: Database,
  post: Post,
  { fromId, intoId, journal }: Merge,
): Promise<NotReturned[]> {
  const rows = await tx
    .select()
    .from(users)
    .where(inArray(users.id, [ids.user.parse(fromId), ids.user.parse(intoId)]))
    .orderBy(users.id)
    .for('update');
  const [from, into] = [rows.find(({ id }) => id === fromId), rows.find(({ id }) => id === intoId)];
  if (!from || !into || (await isMergedAccount(tx, into.id))) throw refuse('MergedFurther');
  const notReturned = await giveBack(tx, journal);
  const addresses = { from: from.email, into: into.email };
  for (const { name, email } of [from, into])
    await post.mailer.send(email, mergeUndoneMail(name, addresses, post.publicUrl), tx);
  return notReturned;
}

async function undoUniversities(
  tx: Database,
  _post: Post,
  { intoId, journal }: Merge,
): Promise<NotReturned[]> {
  const isInto = eq(universities.id, ids.university.parse(intoId));
  const [present] = await tx.select({ id: universities.id }).from(universities).where(isInto).for('update');
  if (!present) throw refuse('MergedFurther');
  return giveBack(tx, journal);
}

async function undoDegrees(
  tx: Database,
  _post: Post,
  { fromId, intoId, journal }: Merge,
): Promise<NotReturned[]> {
  const isInto = eq(degrees.id, ids.degree.parse(intoId));
  const [present] = await tx.select({ id: degrees.id }).from(degrees).where(isInto).for('update');
  if (!present) throw refuse('MergedFurther');
  const notReturned = await giveBack(tx, journal);
  await touchPeopleOf(tx, ids.degree.parse(fromId));
  return notReturned;
}

const undoing = {
  organization: undoOrganizations,
  account: undoAccounts,
  university: undoUniversities,
  degree: undoDegrees,
} as const satisfies Record<
  MergeKind,
  (tx: Database, post: Post, merge: Merge, by: UserId) => Promise<NotReturned[]>
>;
