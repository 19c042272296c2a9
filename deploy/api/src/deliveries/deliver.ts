import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { deliveryMessages } from '@puente/contract/delivery-messages';
import type { deliveryGiven } from '@puente/contract/forms/delivery';
import type { FileId, UserId } from '@puente/contract/ids';
import type { ActorIn } from '../access/actor.ts';
import type { GuardedCollaboration } from '../collaborations/policy.ts';
import { tellCollaboration } from '../collaborations/telling.ts';
import type { Database } from '../db/connect.ts';
import { collaborationEvents, deliveries, files } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import type { Post } from '../mail/post.ts';
import { lockCollaboration } from '../plans/propose.ts';
import { plannedMilestone } from './planned-milestone.ts';
import { presentSide } from './policy.ts';
import { latestDelivery } from './presenter.ts';

/**
 * Delivers a version for a milestone and tells the others.
 * @throws Refusal CollaborationOver; NotFound for a student who has left; StatusNotAllowed before the work begins;
 * MilestoneRemoved; DeliveryApproved; DeliveryChanged after a version that the student has not seen; a file that is not
 * the student's own, or was delivered already, at its field
 */
export async function deliver(
  db: Database,
  post: Post,
  student: ActorIn<'student'>,
  { id }: GuardedCollaboration,
  { milestone, seen, link, file, text, confidential }: z.output<typeof deliveryGiven>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockCollaboration(tx, id);
    await presentSide(tx, student, id);
    if (row.state === 'agreed') throw refuse('StatusNotAllowed');
    const planned = await plannedMilestone(tx, id, milestone);
    const latest = await latestDelivery(tx, planned.id);
    if (latest?.answer === 'approved') throw refuse('DeliveryApproved');
    if ((latest?.id ?? null) !== seen) throw refuse('DeliveryChanged');
    if (file) await takeFile(tx, file, student.userId);
    await tx.insert(deliveries).values({
      milestoneId: planned.id,
      link: link || null,
      fileId: file ?? null,
      words: text || null,
      confidential,
      authorId: student.userId,
    });
    await tx
      .insert(collaborationEvents)
      .values({ collaborationId: id, event: 'milestoneDelivered', side: 'student', userId: student.userId });
    await tellCollaboration(tx, post, row, {
      says: `Hay una entrega de «${planned.title}» en «${row.title}»: mírala y di si te parece bien.`,
      reason: null,
      by: student.userId,
      to: ['organization', 'teacher'],
    });
  });
}

/**
 * Locks a file until it is delivered, so that two versions cannot take it, and the clean-up of uploads cannot remove it.
 * @throws Refusal at its field
 */
async function takeFile(tx: Database, id: FileId, userId: UserId): Promise<void> {
  const [own] = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, id), eq(files.ownerId, userId), eq(files.purpose, 'delivery')))
    .for('update');
  if (!own) throw refuseFields({ file: deliveryMessages.fileGone });
  const [delivered] = await tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(eq(deliveries.fileId, id));
  if (delivered) throw refuseFields({ file: deliveryMessages.fileDelivered });
}
