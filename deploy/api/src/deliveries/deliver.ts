import { and, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { deliveryGiven } from '@puente/contract/forms/delivery';
import type { ActorIn } from '../access/actor.ts';
import type { GuardedCollaboration } from '../collaborations/policy.ts';
import { tellCollaboration } from '../collaborations/telling.ts';
import type { Database } from '../db/connect.ts';
import { collaborationEvents, deliveries, milestones } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import type { Post } from '../mail/post.ts';
import { lockCollaboration } from '../plans/propose.ts';
import { latestDelivery } from './presenter.ts';

/**
 * Delivers a version for a milestone and tells the others.
 * @throws Refusal CollaborationOver; StatusNotAllowed before the work begins; DeliveryApproved; DeliveryChanged after a
 * version that the student has not seen, and for a milestone that is not in the plan
 */
export async function deliver(
  db: Database,
  post: Post,
  student: ActorIn<'student'>,
  { id }: GuardedCollaboration,
  { milestone, seen, link, text, confidential }: z.output<typeof deliveryGiven>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockCollaboration(tx, id);
    if (row.state === 'agreed') throw refuse('StatusNotAllowed');
    const [planned] = await tx
      .select({ id: milestones.id, title: milestones.title })
      .from(milestones)
      .where(
        and(eq(milestones.id, milestone), eq(milestones.collaborationId, id), isNull(milestones.removedAt)),
      );
    if (!planned) throw refuse('DeliveryChanged');
    const latest = await latestDelivery(tx, planned.id);
    if (latest?.answer === 'approved') throw refuse('DeliveryApproved');
    if ((latest?.id ?? null) !== seen) throw refuse('DeliveryChanged');
    await tx.insert(deliveries).values({
      milestoneId: planned.id,
      link,
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
