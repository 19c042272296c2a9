import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { isUnderWay } from '@puente/contract/constants/collaborations';
import type { PlanProposer } from '@puente/contract/constants/plan';
import type { planGiven } from '@puente/contract/forms/plan';
import type { Actor } from '../access/actor.ts';
import { type GuardedCollaboration, sideOf } from '../collaborations/policy.ts';
import { tellCollaboration } from '../collaborations/telling.ts';
import type { Database } from '../db/connect.ts';
import { lockRow } from '../db/lock-row.ts';
import { requireRow } from '../db/require-row.ts';
import { collaborationEvents, collaborations, milestones, planProposals } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import type { Post } from '../mail/post.ts';
import { latestProposal } from './presenter.ts';

/**
 * Proposes a plan and tells the other side.
 * @throws Refusal CollaborationOver; PlanChanged after a proposal that the person has not seen, and for milestones of
 * another collaboration
 */
export async function proposePlan(
  db: Database,
  post: Post,
  actor: Actor,
  guarded: GuardedCollaboration,
  { seen, milestones: given }: z.output<typeof planGiven>,
): Promise<void> {
  const by = proposerOf(actor, guarded);
  await db.transaction(async (tx) => {
    const row = await lockCollaboration(tx, guarded.id);
    const latest = await latestProposal(tx, row.id);
    if ((latest?.id ?? null) !== seen) throw refuse('PlanChanged');
    await assertOwnMilestones(
      tx,
      row.id,
      given.flatMap(({ milestone }) => milestone ?? []),
    );
    await tx.insert(planProposals).values({ collaborationId: row.id, by, milestones: given });
    await tx
      .insert(collaborationEvents)
      .values({ collaborationId: row.id, event: 'planProposed', side: by, userId: actor.userId });
    await tellCollaboration(tx, post, row, {
      says: `Hay una propuesta de plan en «${row.title}»: mírala y di si te parece bien.`,
      reason: null,
      by: actor.userId,
      to: [by === 'student' ? 'organization' : 'student'],
    });
  });
}

/** Locks a collaboration that has not ended. @throws Refusal CollaborationOver */
export async function lockCollaboration(tx: Database, id: GuardedCollaboration['id']) {
  await lockRow(tx, collaborations, id);
  const row = requireRow(await tx.select().from(collaborations).where(eq(collaborations.id, id)));
  if (!isUnderWay(row.state)) throw refuse('CollaborationOver');
  return row;
}

function proposerOf(actor: Actor, row: GuardedCollaboration): PlanProposer {
  const side = sideOf(actor, row);
  if (side === null || side === 'teacher') throw refuse('NotFound');
  return side;
}

/** Milestones that a plan has left out may come back. @throws Refusal PlanChanged */
async function assertOwnMilestones(
  tx: Database,
  id: GuardedCollaboration['id'],
  named: readonly number[],
): Promise<void> {
  const known = await tx
    .select({ id: milestones.id })
    .from(milestones)
    .where(eq(milestones.collaborationId, id));
  const own = new Set<number>(known.map((row) => row.id));
  if (new Set(named).size < named.length || named.some((one) => !own.has(one))) throw refuse('PlanChanged');
}
