import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { deliveryAnswer } from '@puente/contract/forms/delivery';
import { messages } from '@puente/contract/messages';
import type { Actor } from '../access/actor.ts';
import { type GuardedCollaboration, sideOf } from '../collaborations/policy.ts';
import { tellCollaboration } from '../collaborations/telling.ts';
import type { Database } from '../db/connect.ts';
import { collaborationEvents, deliveries, milestones } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import type { Post } from '../mail/post.ts';
import { lockCollaboration } from '../plans/propose.ts';
import { latestDelivery } from './presenter.ts';

/**
 * Answers the latest version of a milestone and tells the others.
 * @throws Refusal CollaborationOver; DeliveryChanged when the version is no longer the latest or has its answer; a
 * missing reason at its field
 */
export async function answerDelivery(
  db: Database,
  post: Post,
  actor: Actor,
  guarded: GuardedCollaboration,
  given: z.output<typeof deliveryAnswer>,
): Promise<void> {
  const side = sideOf(actor, guarded);
  if (side === null) throw refuse('NotFound');
  const { answer } = given;
  if (answer === 'changesAsked' && !given.reason) throw refuseFields({ reason: messages.required });
  const reason = answer === 'changesAsked' ? given.reason || null : null;
  await db.transaction(async (tx) => {
    const row = await lockCollaboration(tx, guarded.id);
    const [found] = await tx
      .select({ milestone: milestones.id, title: milestones.title })
      .from(deliveries)
      .innerJoin(milestones, eq(milestones.id, deliveries.milestoneId))
      .where(and(eq(deliveries.id, given.delivery), eq(milestones.collaborationId, row.id)));
    const latest = found ? await latestDelivery(tx, found.milestone) : null;
    if (!found || latest?.id !== given.delivery || latest.answer !== null) throw refuse('DeliveryChanged');
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
          ? `La entrega de «${found.title}» en «${row.title}» está aprobada.`
          : `Se piden cambios en la entrega de «${found.title}» en «${row.title}».`,
      reason,
      by: actor.userId,
      to: ['student', 'organization', 'teacher'],
    });
  });
}
