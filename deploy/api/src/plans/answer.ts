import { and, eq, isNull, notInArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { CollaborationEvent, CollaborationSide } from '@puente/contract/constants/collaborations';
import { planAnswerer, type PlanState } from '@puente/contract/constants/plan';
import type { planAnswer } from '@puente/contract/forms/plan';
import type { MilestoneId } from '@puente/contract/ids';
import { messages } from '@puente/contract/messages';
import type { Actor } from '../access/actor.ts';
import { type CollaborationRow, type GuardedCollaboration, sideOf } from '../collaborations/policy.ts';
import { tellCollaboration } from '../collaborations/telling.ts';
import type { Database } from '../db/connect.ts';
import { collaborationEvents, milestones, planProposals } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import type { Post } from '../mail/post.ts';
import { latestProposal, type ProposalRow } from './presenter.ts';
import { lockCollaboration } from './propose.ts';
import { forgetReminders } from './reminders.ts';

/**
 * Answers the latest proposal and tells the others. The last agreement makes it the plan.
 * @throws Refusal CollaborationOver; PlanChanged when the proposal is no longer the latest or has its answer;
 * StatusNotAllowed for another side's answer; a missing reason at its field
 */
export async function answerPlan(
  db: Database,
  post: Post,
  actor: Actor,
  guarded: GuardedCollaboration,
  { proposal, answer, reason }: z.output<typeof planAnswer>,
): Promise<void> {
  const side = sideOf(actor, guarded);
  if (side === null) throw refuse('NotFound');
  if (answer === 'changes' && !reason) throw refuseFields({ reason: messages.required });
  await db.transaction(async (tx) => {
    const row = await lockCollaboration(tx, guarded.id);
    const latest = await latestProposal(tx, row.id);
    if (latest?.id !== proposal) throw refuse('PlanChanged');
    const hasTeacher = row.teacherId !== null;
    const answerer = planAnswerer({ state: latest.state, by: latest.by, hasTeacher });
    if (answerer === null) throw refuse('PlanChanged');
    if (answerer !== side) throw refuse('StatusNotAllowed');
    const state =
      answer === 'changes' ? 'changesAsked' : side !== 'teacher' && hasTeacher ? 'consented' : 'agreed';
    const asked = answer === 'changes' ? reason || null : null;
    await tx.update(planProposals).set({ state, reason: asked }).where(eq(planProposals.id, latest.id));
    if (state === 'agreed') await adopt(tx, row, latest);
    await tx.insert(collaborationEvents).values({
      collaborationId: row.id,
      event: eventOf(side, state),
      side,
      userId: actor.userId,
      reason: asked,
    });
    await tellCollaboration(tx, post, row, {
      says: sentenceOf(row, state),
      reason: asked,
      by: actor.userId,
      to: [
        'student',
        'organization',
        ...(state === 'changesAsked' && side !== 'teacher' ? [] : (['teacher'] as const)),
      ],
    });
  });
}

/** Makes the proposed milestones the plan. Those that it names keep their ids, and those that it leaves out are kept aside. */
async function adopt(
  tx: Database,
  { id }: CollaborationRow,
  { milestones: planned }: ProposalRow,
): Promise<void> {
  const kept: MilestoneId[] = [];
  for (const [position, { milestone, ...words }] of planned.entries()) {
    if (milestone === null) {
      const added = await tx
        .insert(milestones)
        .values({ collaborationId: id, position, ...words })
        .returning({ id: milestones.id });
      kept.push(...added.map((row) => row.id));
    } else {
      await forgetReminders(tx, milestone, words.due);
      await tx
        .update(milestones)
        .set({ position, removedAt: null, ...words })
        .where(and(eq(milestones.id, milestone), eq(milestones.collaborationId, id)));
      kept.push(milestone);
    }
  }
  await tx
    .update(milestones)
    .set({ removedAt: new Date() })
    .where(
      and(eq(milestones.collaborationId, id), isNull(milestones.removedAt), notInArray(milestones.id, kept)),
    );
}

function eventOf(side: CollaborationSide, state: PlanState): CollaborationEvent {
  if (state === 'changesAsked') return 'planChangesAsked';
  return side === 'teacher' ? 'planApproved' : 'planAccepted';
}

function sentenceOf({ title }: CollaborationRow, state: PlanState): string {
  if (state === 'changesAsked') return `Piden cambios en el plan de «${title}».`;
  return state === 'consented'
    ? `El plan de «${title}» espera el visto bueno del docente.`
    : `El plan de «${title}» está acordado.`;
}
