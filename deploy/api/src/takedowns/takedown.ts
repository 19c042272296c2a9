import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { TakedownDecision, TakedownReason } from '@puente/contract/constants/takedowns';
import type { TakedownAnswer } from '@puente/contract/forms/takedown';
import type { TakedownId, UserId } from '@puente/contract/ids';
import { supporters } from '@puente/contract/roles';
import { objectionDeadline } from '@puente/contract/takedown-statement';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import { takedowns, users } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import type { Post } from '../mail/post.ts';
import { recordColumn } from './notes.ts';
import { hideRecord, idsOf, lockRecord, showRecord, type Subject, subjectOf } from './records.ts';
import { tellOwner } from './tell-owner.ts';

interface Taken {
  reason: TakedownReason;
  words: string | null;
  /** The member of staff. */
  by: UserId;
}

/**
 * Hides a record from everybody but its owner and staff, and notifies the owner, once: a record that is taken down
 * already stays as it is.
 * @throws Refusal NotFound for a project or an opportunity that is not published
 */
export const takeDown = (
  db: Database,
  post: Post,
  subject: Subject,
  { reason, words, by }: Taken,
): Promise<{ id: TakedownId; changed: boolean }> =>
  db.transaction(async (tx) => {
    const record = await lockRecord(tx, subject);
    if (!record) throw refuse('NotFound');
    const standing = await standingTakedown(tx, subject);
    if (standing) return { id: standing.id, changed: false };
    if (record.publishedAt === null && subject.kind !== 'work') throw refuse('NotFound');
    const { id } = requireRow(
      await tx
        .insert(takedowns)
        .values({ ...idsOf(subject), reason, words, byId: by, publishedAt: record.publishedAt })
        .returning({ id: takedowns.id }),
    );
    await hideRecord(tx, subject, words);
    await tellOwner(tx, post, {
      takedown: id,
      kind: subject.kind,
      record,
      event: 'takenDown',
      reason,
      words,
    });
    return { id, changed: true };
  });

/**
 * Saves the owner's objection.
 * @throws Refusal TakedownLifted, ObjectionExists, ObjectionTooLate
 */
export const objectTo = (db: Database, id: TakedownId, by: UserId, words: string): Promise<void> =>
  db.transaction(async (tx) => {
    const { takedown } = await lockTakedown(tx, id);
    if (takedown.liftedAt !== null) throw refuse('TakedownLifted');
    if (takedown.objectedAt !== null) throw refuse('ObjectionExists');
    if (objectionDeadline(takedown.createdAt) < new Date()) throw refuse('ObjectionTooLate');
    await tx
      .update(takedowns)
      .set({ objection: words, objectedAt: new Date(), objectedById: by })
      .where(eq(takedowns.id, id));
  });

/**
 * Carries out a decision of staff and notifies the owner.
 * @throws Refusal TakedownLifted, ObjectionMissing, OwnTakedown
 */
export const decide = (
  db: Database,
  post: Post,
  id: TakedownId,
  { decision, words, by }: TakedownAnswer & { by: UserId },
): Promise<void> =>
  db.transaction(async (tx) => {
    const locked = await lockTakedown(tx, id);
    const { takedown } = locked;
    if (takedown.liftedAt !== null) throw refuse('TakedownLifted');
    const isPending = takedown.objectedAt !== null && takedown.upheldAt === null;
    if (decision === 'upheld' && !isPending) throw refuse('ObjectionMissing');
    if (isPending && takedown.byId === by && (await hasOtherSupporter(tx, by))) throw refuse('OwnTakedown');
    await answer(tx, post, locked, { decision, words, by });
  });

/** Shows a record that is taken down again, without words. Returns false when it is not. */
export async function liftStanding(tx: Database, post: Post, subject: Subject, by: UserId): Promise<boolean> {
  const standing = await standingTakedown(tx, subject);
  if (!standing) return false;
  await answer(tx, post, await lockTakedown(tx, standing.id), { decision: 'lifted', words: null, by });
  return true;
}

interface Answer {
  decision: TakedownDecision;
  words: string | null;
  by: UserId;
}

async function answer(
  tx: Database,
  post: Post,
  { takedown, record }: Awaited<ReturnType<typeof lockTakedown>>,
  { decision, words, by }: Answer,
): Promise<void> {
  const { id, kind, reason, publishedAt } = takedown;
  await tx
    .update(takedowns)
    .set(
      decision === 'lifted'
        ? { liftedAt: new Date(), liftedWords: words, liftedById: by }
        : { upheldAt: new Date(), upheldWords: words, upheldById: by },
    )
    .where(eq(takedowns.id, id));
  if (decision === 'lifted') await showRecord(tx, subjectOf(takedown), publishedAt);
  await tellOwner(tx, post, { takedown: id, kind, record, event: decision, reason, words });
}

/** Locks the record first, as `takeDown` does, then the takedown. @throws Refusal NotFound when the record is gone */
async function lockTakedown(tx: Database, id: TakedownId) {
  const found = requireRow(await tx.select().from(takedowns).where(eq(takedowns.id, id)));
  const record = await lockRecord(tx, subjectOf(found));
  if (!record) throw refuse('NotFound');
  const takedown = requireRow(await tx.select().from(takedowns).where(eq(takedowns.id, id)).for('update'));
  return { takedown, record };
}

async function standingTakedown(tx: Database, { kind, id }: Subject) {
  const [standing] = await tx
    .select({ id: takedowns.id })
    .from(takedowns)
    .where(and(eq(recordColumn[kind], id), isNull(takedowns.liftedAt)));
  return standing;
}

async function hasOtherSupporter(tx: Database, than: UserId): Promise<boolean> {
  const others = await tx.$count(
    users,
    and(eq(users.profileType, 'staff'), inArray(users.staffRole, [...supporters]), ne(users.id, than)),
  );
  return others > 0;
}
