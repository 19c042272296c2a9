import { and, eq, inArray, isNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import {
  type CollaborationSide,
  isUnderWay,
  statesUnderWay,
} from '@puente/contract/constants/collaborations';
import type { departure } from '@puente/contract/forms/collaboration';
import type { CollaborationMemberId, OrganizationId, StudentId, UserId } from '@puente/contract/ids';
import type { Actor } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { collaborationEvents, collaborationMembers, collaborations } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import type { Post } from '../mail/post.ts';
import { applyMove } from './move.ts';
import { type CollaborationRow, type GuardedCollaboration, sideOf } from './policy.ts';
import { tellCollaboration } from './telling.ts';

/**
 * Ends one student's part in a team. A student ends their own, the organisation anybody's.
 * @throws Refusal CollaborationOver, NotFound for somebody who is not in the team; Forbidden for another student;
 * StatusNotAllowed for the last one, whose collaboration is cancelled instead
 */
export async function leaveTeam(
  db: Database,
  post: Post,
  actor: Actor,
  row: GuardedCollaboration,
  { member, reason }: z.output<typeof departure>,
): Promise<void> {
  const side = sideOf(actor, row);
  await db.transaction(async (tx) => {
    const present = await lockMembers(tx, row);
    const leaving = present.find(({ id }) => id === member);
    if (!leaving) throw refuse('NotFound');
    if (side === 'student' && leaving.studentId !== actor.profileId) throw refuse('Forbidden');
    if (present.length === 1) throw refuse('StatusNotAllowed');
    await endPart(tx, post, row, { member, side, by: actor.userId, reason });
  });
}

interface Part {
  member: CollaborationMemberId;
  side: CollaborationSide | null;
  by: UserId;
  reason: string;
}

/** Ends the part of one student of several, and tells everybody. */
async function endPart(
  tx: Database,
  post: Post,
  row: CollaborationRow,
  { member, side, by, reason }: Part,
): Promise<void> {
  // Told before they leave, so that the one who was taken out learns it as well.
  await tellCollaboration(tx, post, row, {
    says: `Una persona deja el equipo de «${row.title}».`,
    reason,
    by,
    to: ['student', 'organization', 'teacher'],
  });
  await markAsLeft(tx, member, reason);
  await tx
    .insert(collaborationEvents)
    .values({ collaborationId: row.id, event: 'left', side, userId: by, reason });
}

const markAsLeft = (tx: Database, member: CollaborationMemberId, reason: string) =>
  tx
    .update(collaborationMembers)
    .set({ leftAt: new Date(), leftReason: reason })
    .where(eq(collaborationMembers.id, member));

/** Locks the collaboration, and reads the students who are in it. @throws Refusal CollaborationOver */
async function lockMembers(tx: Database, { id }: GuardedCollaboration) {
  const [locked] = await tx
    .select({ state: collaborations.state })
    .from(collaborations)
    .where(eq(collaborations.id, id))
    .for('no key update');
  if (!locked || !isUnderWay(locked.state)) throw refuse('CollaborationOver');
  return tx
    .select({ id: collaborationMembers.id, studentId: collaborationMembers.studentId })
    .from(collaborationMembers)
    .where(and(eq(collaborationMembers.collaborationId, id), isNull(collaborationMembers.leftAt)));
}

/**
 * Ends the parts of a student whose account is about to be deleted: a team goes on without them, and a collaboration of
 * theirs alone is cancelled. The others are told.
 */
export async function partFromCollaborations(
  tx: Database,
  post: Post,
  studentId: StudentId,
  userId: UserId,
): Promise<void> {
  const theirs = await tx
    .select({ row: collaborations, member: collaborationMembers.id })
    .from(collaborationMembers)
    .innerJoin(collaborations, eq(collaborations.id, collaborationMembers.collaborationId))
    .where(and(eq(collaborationMembers.studentId, studentId), isNull(collaborationMembers.leftAt)))
    .for('update', { of: collaborations });
  const reason = 'Ha borrado su cuenta.';
  for (const { row, member } of theirs) {
    if (!isUnderWay(row.state)) continue;
    const present = await tx.$count(
      collaborationMembers,
      and(eq(collaborationMembers.collaborationId, row.id), isNull(collaborationMembers.leftAt)),
    );
    if (present > 1) {
      await endPart(tx, post, row, { member, side: 'student', by: userId, reason });
      continue;
    }
    await markAsLeft(tx, member, reason);
    await applyMove(tx, post, row, { to: 'cancelled', side: 'student', by: userId, reason });
  }
}

/** Cancels the collaborations of organisations that nobody acts for any more. Students and teachers are told. */
export async function cancelWithoutOrganization(
  tx: Database,
  post: Post,
  organizationIds: readonly OrganizationId[],
): Promise<void> {
  const theirs = await tx
    .select()
    .from(collaborations)
    .where(
      and(
        inArray(collaborations.organizationId, [...organizationIds]),
        inArray(collaborations.state, statesUnderWay),
      ),
    )
    .for('update');
  const reason = 'En la organización ya no queda nadie que lleve la colaboración.';
  for (const row of theirs)
    await applyMove(tx, post, row, { to: 'cancelled', side: 'organization', by: null, reason });
}
