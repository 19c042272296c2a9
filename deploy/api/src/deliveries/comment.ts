import { desc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { deliveryCommentGiven } from '@puente/contract/forms/delivery';
import { limits } from '@puente/contract/limits';
import type { Actor } from '../access/actor.ts';
import type { GuardedCollaboration } from '../collaborations/policy.ts';
import { tellCollaboration } from '../collaborations/telling.ts';
import type { Database } from '../db/connect.ts';
import { deliveryComments } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import type { Post } from '../mail/post.ts';
import { lockCollaboration } from '../plans/propose.ts';
import { plannedMilestone } from './planned-milestone.ts';
import { presentSide } from './policy.ts';

const quiet = limits.deliveryComments.quietMinutes * 60 * 1000;

/**
 * Comments on what is delivered for a milestone. Tells the others, once for several comments of one person in a row.
 * @throws Refusal CollaborationOver; NotFound for somebody who takes no part any more; StatusNotAllowed before the work
 * begins; MilestoneRemoved; DeliveryCommentsFull
 */
export async function commentDelivery(
  db: Database,
  post: Post,
  actor: Actor,
  { id }: GuardedCollaboration,
  { milestone, text }: z.output<typeof deliveryCommentGiven>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockCollaboration(tx, id);
    const side = await presentSide(tx, actor, id);
    if (row.state === 'agreed') throw refuse('StatusNotAllowed');
    const { title } = await plannedMilestone(tx, id, milestone);
    const ofMilestone = eq(deliveryComments.milestoneId, milestone);
    if ((await tx.$count(deliveryComments, ofMilestone)) >= limits.deliveryComments.max)
      throw refuse('DeliveryCommentsFull');
    const [before] = await tx
      .select({ authorId: deliveryComments.authorId, at: deliveryComments.at })
      .from(deliveryComments)
      .where(ofMilestone)
      .orderBy(desc(deliveryComments.id))
      .limit(1);
    await tx
      .insert(deliveryComments)
      .values({ milestoneId: milestone, words: text, side, authorId: actor.userId });
    if (before?.authorId === actor.userId && before.at.getTime() > Date.now() - quiet) return;
    await tellCollaboration(tx, post, row, {
      says: `Hay un comentario sobre la entrega de «${title}» en «${row.title}».`,
      reason: null,
      by: actor.userId,
      to: ['student', 'organization', 'teacher'],
    });
  });
}
