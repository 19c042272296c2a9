import { and, count, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { limits } from '@puente/contract/limits';
import type { Actor } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import { students, works } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import type { Post } from '../mail/post.ts';
import { liftStanding, takeDown } from '../takedowns/takedown.ts';
import { type Authorship, authorshipOf, nobody } from './authorship.ts';
import { workColumns, type WorkRow } from './columns.ts';
import { completeWork } from './fields.ts';
import { areasOf } from './presenter.ts';

/**
 * Publishes a work in the repository: at most four of each student (§9), even with concurrent requests.
 * @throws Refusal TfxLimit
 */
export function publishWork(db: Database, { id, studentId }: WorkRow): Promise<WorkRow> {
  if (studentId === null) throw refuse('NotFound');
  return db.transaction(async (tx) => {
    // A student's publications are done one after the other, in all processes together: so the count below
    // still holds when it is used.
    await tx
      .select({ id: students.id })
      .from(students)
      .where(eq(students.id, studentId))
      .for('no key update');
    const [row] = await tx.select(workColumns).from(works).where(eq(works.id, id));
    if (!row) throw refuse('NotFound');
    if (row.publishedAt !== null) return row;
    completeWork(row, (await areasOf(tx, [id])).get(id) ?? []);
    const [others] = await tx
      .select({ published: count() })
      .from(works)
      .where(and(eq(works.studentId, studentId), isNotNull(works.publishedAt), ne(works.id, id)));
    if ((others?.published ?? 0) >= limits.publishedWork.max) throw refuse('TfxLimit');
    const author = (await authorshipOf(tx, [studentId])).get(studentId) ?? nobody;
    return changed(tx, { publishedAt: sql`now()`, ...author }, eq(works.id, id));
  });
}

/** Makes a work a draft again. A hidden work stays hidden when it is published again. */
export const unpublishWork = (db: Database, { id }: WorkRow): Promise<WorkRow> =>
  changed(db, { publishedAt: null, ...nobody }, eq(works.id, id));

/**
 * Hides a work, with a reason. Hidden by staff, it is taken down.
 * @throws Refusal TfxHiddenByTeam when its author would overwrite the team's reason
 */
export async function hideWork(
  db: Database,
  post: Post,
  actor: Actor,
  { id }: WorkRow,
  reason: string,
): Promise<WorkRow> {
  if (actor.role !== 'staff')
    return changed(
      db,
      { hiddenAt: sql`now()`, hidingReason: reason, hiddenByStaff: false },
      and(eq(works.id, id), ownOr(actor)),
    );
  await takeDown(db, post, { kind: 'work', id }, { reason: 'other', words: reason, by: actor.userId });
  return requireRow(await db.select(workColumns).from(works).where(eq(works.id, id)));
}

/**
 * Shows a hidden work again. Shown by staff, its takedown is lifted.
 * @throws Refusal TfxHiddenByTeam when the team has hidden it
 */
export const showWork = (db: Database, post: Post, actor: Actor, { id }: WorkRow): Promise<WorkRow> =>
  db.transaction(async (tx) => {
    if (actor.role === 'staff') await liftStanding(tx, post, { kind: 'work', id }, actor.userId);
    return changed(
      tx,
      { hiddenAt: null, hidingReason: null, hiddenByStaff: false },
      and(eq(works.id, id), ownOr(actor)),
    );
  });

/** Condition on works that this actor may hide or show: those that staff hid can be changed by staff only. */
const ownOr = (actor: Actor): SQL | undefined =>
  actor.role === 'staff' ? undefined : or(isNull(works.hiddenAt), eq(works.hiddenByStaff, false));

/** @throws Refusal TfxPublished: only drafts can be deleted */
export async function removeDraft(db: Database, { id }: WorkRow): Promise<void> {
  const removed = await db
    .delete(works)
    .where(and(eq(works.id, id), isNull(works.publishedAt)))
    .returning({ id: works.id });
  if (removed.length === 0) throw refuse('TfxPublished');
}

type Changes = { [Column in 'publishedAt' | 'hiddenAt']?: SQL | null } & Partial<
  Pick<WorkRow, 'hidingReason' | 'hiddenByStaff'> & Authorship
>;

async function changed(db: Database, changes: Changes, where: SQL | undefined): Promise<WorkRow> {
  const [row] = await db.update(works).set(changes).where(where).returning(workColumns);
  // The only condition that a work which was just seen can fail.
  if (!row) throw refuse('TfxHiddenByTeam');
  return row;
}
