import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { deliveryAnswer } from '@puente/contract/forms/delivery';
import { messages } from '@puente/contract/messages';
import type { Actor } from '../access/actor.ts';
import type { GuardedCollaboration } from '../collaborations/policy.ts';
import { tellCollaboration } from '../collaborations/telling.ts';
import type { Database } from '../db/connect.ts';
import { collaborationEvents, deliveries, milestones } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import type { Post } from '../mail/post.ts';
import { lockCollaboration } from '../plans/propose.ts';
import { plannedMilestone } from './planned-milestone.ts';
import { presentSide } from './policy.ts';
import { latestDelivery } from './presenter.ts';

/**
 * Answers the latest version of a milestone. Everybody hears of an approval, the students and their teacher of changes
 * that are asked for.
 * @throws Refusal CollaborationOver; NotFound for somebody who takes no part any more; MilestoneRemoved; DeliveryChanged
 * when the version is no longer the latest or has its answer; a missing reason at its field
 */
export async function answerDelivery(
  db: Database,
  post: Post,
  actor: Actor,
  guarded: GuardedCollaboration,
  given: z.output<typeof deliveryAnswer>,
): Promise<void> {
  const { answer } = given;
  if (answer === 'changesAsked' && !given.reason) throw refuseFields({ reason: messages.required });
  const reason = answer === 'changesAsked' ? given.reason || null : null;
  await db.transaction(async (tx) => {
    const row = await lockCollaboration(tx, guarded.id);
    const side = await presentSide(tx, actor, row.id);
    const [found] = await tx
      .select({ milestone: milestones.id })
      .from(deliveries)
      .innerJoin(milestones, eq(milestones.id, deliveries.milestoneId))
      .where(and(eq(deliveries.id, given.delivery), eq(milestones.collaborationId, row.id)));
    if (!found) throw refuse('DeliveryChanged');
    const { title } = await plannedMilestone(tx, row.id, found.milestone);
    const latest = await latestDelivery(tx, found.milestone);
    if (latest?.id !== given.delivery || latest.answer !== null) throw refuse('DeliveryChanged');
    await tx
      .update(deliveries)
      .set({ answer, reason, answeredAt: new Date(), answeredBy: side, answeredById: actor.userId })
      .where(eq(deliveries.id, latest.id));
    await tx.insert(collaborationEvents).values({
      collaborationId: row.id,
      event: answer === 'approved' ? 'milestoneApproved' : 'milestoneChangesAsked',
      side,
      userId: actor.userId,
      reason,
    });
    await tellCollaboration(tx, post, row, {
      says:
        answer === 'approved'
          ? `La entrega de «${title}» en «${row.title}» está aprobada.`
          : `Se piden cambios en la entrega de «${title}» en «${row.title}».`,
      reason,
      by: actor.userId,
      to: answer === 'approved' ? ['student', 'organization', 'teacher'] : ['student', 'teacher'],
    });
  });
}
