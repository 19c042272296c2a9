import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { WorkDraft } from '@puente/contract/entities/work';
import type { begunWork, keptWorkDraft } from '@puente/contract/forms/work';
import type { WorkId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { ActorIn } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { lockRow } from '../db/lock-row.ts';
import { students, workDrafts, works } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { assertOwnFile } from '../uploads/own-file.ts';
import { workColumns, type WorkRow } from '../works/columns.ts';

type Student = ActorIn<'student'>;

/**
 * Creates a draft of a work. Returns the existing one if nothing was saved in it, so that a repeated request creates no
 * second work.
 * @throws Refusal TooManyDrafts
 */
export function beginWork(
  db: Database,
  actor: Student,
  { status, title = '' }: z.output<typeof begunWork>,
): Promise<WorkRow> {
  return db.transaction(async (tx) => {
    // A student's works are begun one after the other, so that the count below still holds when it is used.
    await lockRow(tx, students, actor.profileId);
    const ownDrafts = and(eq(works.studentId, actor.profileId), isNull(works.publishedAt));
    const [untouched] = await tx
      .select(workColumns)
      .from(works)
      .leftJoin(workDrafts, eq(workDrafts.workId, works.id))
      .where(
        and(
          ownDrafts,
          eq(works.status, status),
          eq(works.title, title),
          eq(works.summary, ''),
          isNull(workDrafts.workId),
        ),
      )
      .orderBy(asc(works.id))
      .limit(1);
    if (untouched) return untouched;
    await assertRoomForDraft(tx, actor);
    const [begun] = await tx
      .insert(works)
      .values({ studentId: actor.profileId, status, title })
      .returning(workColumns);
    if (!begun) throw new Error('The insert returned no row.');
    return begun;
  });
}

/** Call it under the student's lock, so that the count still holds. @throws Refusal TooManyDrafts */
export async function assertRoomForDraft(tx: Database, { profileId }: Student): Promise<void> {
  const drafts = await tx.$count(works, and(eq(works.studentId, profileId), isNull(works.publishedAt)));
  if (drafts >= limits.work.drafts) throw refuse('TooManyDrafts');
}

/** Unsaved changes of the author. */
export async function workDraftOf(db: Database, workId: WorkId): Promise<WorkDraft | null> {
  const [row] = await db.select().from(workDrafts).where(eq(workDrafts.workId, workId));
  return row ? presentDraft(row) : null;
}

/**
 * Saves what the author has typed. A work that was never saved takes its title from there, so that the author can find
 * it.
 * @throws Refusal Conflict when another tab or device has saved something since
 */
export function keepWorkDraft(
  db: Database,
  actor: Student,
  workId: WorkId,
  { value, base, title, file = null }: z.output<typeof keptWorkDraft>,
): Promise<WorkDraft> {
  return db.transaction(async (tx) => {
    const [work] = await tx
      .select({ summary: works.summary, title: works.title })
      .from(works)
      .where(eq(works.id, workId))
      .for('no key update');
    if (!work) throw refuse('NotFound');
    const kept = await workDraftOf(tx, workId);
    if ((kept?.updatedAt ?? null) !== base) throw refuse('Conflict');
    if (file !== null)
      await assertOwnFile(tx, { id: file, userId: actor.userId, purpose: 'tfx', field: 'file' });
    const columns = { value, fileId: file, updatedAt: laterThan(kept) };
    const [stored] = await tx
      .insert(workDrafts)
      .values({ workId, studentId: actor.profileId, ...columns })
      .onConflictDoUpdate({ target: workDrafts.workId, set: columns })
      .returning();
    if (!stored) throw new Error('The draft was not stored.');
    // Every saved work has a summary.
    if (title !== undefined && work.summary === '' && title !== work.title)
      // The version of the work stays: nobody has saved it.
      await tx
        .update(works)
        .set({ title, updatedAt: sql`${works.updatedAt}` })
        .where(eq(works.id, workId));
    return presentDraft(stored);
  });
}

export const discardWorkDraft = async (db: Database, workId: WorkId): Promise<void> => {
  await db.delete(workDrafts).where(eq(workDrafts.workId, workId));
};

/** Makes sure that two changes within one millisecond differ. */
const laterThan = (kept: WorkDraft | null) =>
  kept === null
    ? new Date()
    : sql`greatest(now(), ${kept.updatedAt}::timestamptz + interval '1 millisecond')`;

const presentDraft = ({ value, updatedAt }: typeof workDrafts.$inferSelect): WorkDraft => ({
  // Only forms are ever stored (PUT /api/tfxes/:id/draft).
  value: value as WorkDraft['value'],
  updatedAt: updatedAt.toISOString(),
});
