import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import {
  type CollaborationSide,
  collaborationSideCodes,
  type CollaborationState,
  eventOfMove,
  isUnderWay,
  mayMoveCollaboration,
  needsReason,
} from '@puente/contract/constants/collaborations';
import type { collaborationMove } from '@puente/contract/forms/collaboration';
import { messages } from '@puente/contract/messages';
import type { Actor } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { collaborationEvents, collaborations, teacherInvitations } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import type { Post } from '../mail/post.ts';
import { type CollaborationRow, type GuardedCollaboration, sideOf } from './policy.ts';
import { tellCollaboration } from './telling.ts';

/**
 * Moves a collaboration and tells the others.
 * @throws Refusal CollaborationOver; CollaborationMoved when it is no longer in the state that the person saw;
 * StatusNotAllowed for a move of another side; a missing reason at its field
 */
export async function moveCollaboration(
  db: Database,
  post: Post,
  actor: Actor,
  row: GuardedCollaboration,
  { from, state, reason }: z.output<typeof collaborationMove>,
): Promise<void> {
  const side = sideOf(actor, row);
  if (side === null) throw refuse('NotFound');
  if (from !== row.state) throw refuse(isUnderWay(row.state) ? 'CollaborationMoved' : 'CollaborationOver');
  if (!mayMoveCollaboration(from, state, side)) throw refuse('StatusNotAllowed');
  // One student of a team does not end the work of the others: they leave it.
  if (state === 'cancelled' && side === 'student' && row.studentIds.length > 1)
    throw refuse('StatusNotAllowed');
  if (needsReason(from, state) && !reason) throw refuseFields({ reason: messages.required });
  await db.transaction((tx) =>
    applyMove(tx, post, row, { to: state, side, by: actor.userId, reason: reason || null }),
  );
}

interface Move {
  to: CollaborationState;
  /** Null for the platform. */
  side: CollaborationSide | null;
  by: Actor['userId'] | null;
  reason: string | null;
}

/** @throws Refusal CollaborationMoved when another request has moved it */
export async function applyMove(
  tx: Database,
  post: Post,
  row: CollaborationRow,
  { to, side, by, reason }: Move,
): Promise<void> {
  const now = new Date();
  const [moved] = await tx
    .update(collaborations)
    .set({
      state: to,
      ...(to === 'running' && row.startedAt === null && { startedAt: now }),
      ...(to === 'delivered' && { deliveredAt: now }),
      ...(!isUnderWay(to) && { endedAt: now }),
    })
    .where(and(eq(collaborations.id, row.id), eq(collaborations.state, row.state)))
    .returning();
  if (!moved) throw refuse('CollaborationMoved');
  if (!isUnderWay(to))
    await tx.delete(teacherInvitations).where(eq(teacherInvitations.collaborationId, row.id));
  await tx.insert(collaborationEvents).values({
    collaborationId: row.id,
    event: eventOfMove(row.state, to),
    side,
    userId: by,
    reason,
  });
  await tellCollaboration(tx, post, moved, {
    says: sentenceOf(row, to),
    reason,
    by,
    to: collaborationSideCodes,
  });
}

function sentenceOf({ state, title }: CollaborationRow, to: CollaborationState): string {
  if (to === 'running')
    return state === 'delivered'
      ? `La organización pide cambios en la entrega de «${title}».`
      : `Empieza la colaboración «${title}».`;
  if (to === 'delivered') return `Se ha entregado el trabajo de «${title}».`;
  return to === 'closed'
    ? `La colaboración «${title}» ha terminado. Sus estudiantes ya pueden emitir su certificado.`
    : `Se ha cancelado la colaboración «${title}».`;
}
