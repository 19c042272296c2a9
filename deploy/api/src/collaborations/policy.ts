import { eq, inArray, sql } from 'drizzle-orm';
import type { CollaborationSide } from '@puente/contract/constants/collaborations';
import type { StudentId } from '@puente/contract/ids';
import type { Actor } from '../access/actor.ts';
import type { ListPolicy, RowPolicy } from '../access/policy.ts';
import { collaborationMembers, collaborations } from '../db/schema.ts';

export type CollaborationRow = typeof collaborations.$inferSelect;

/** A collaboration with the students who are in it. */
export type GuardedCollaboration = CollaborationRow & { studentIds: readonly StudentId[] };

/**
 * Returns the side of a user, or null for somebody who takes no part. Students who have left and former teachers take
 * none.
 */
export function sideOf(
  actor: Actor | null,
  {
    studentIds,
    organizationId,
    teacherId,
  }: Pick<GuardedCollaboration, 'studentIds' | 'organizationId' | 'teacherId'>,
): CollaborationSide | null {
  if (!actor) return null;
  if (actor.role === 'student') return studentIds.some((id) => id === actor.profileId) ? 'student' : null;
  if (actor.role === 'teacher') return teacherId !== null && teacherId === actor.profileId ? 'teacher' : null;
  return organizationId !== null && actor.organizationIds.includes(organizationId) ? 'organization' : null;
}

const isInvolved = (actor: Actor | null, row: GuardedCollaboration): boolean => sideOf(actor, row) !== null;

/**
 * Memberships that have not ended, of the collaboration of the query around it. Names its columns in full: a query of one
 * table would leave out the table's name, and `id` would be the membership's.
 */
const present = sql`from ${collaborationMembers} member
  where member.collaboration_id = ${collaborations}.id and member.left_at is null`;

/** A collaboration is seen by its students, the people of its organisation and the teacher who guides it. */
export const collaborationPolicy = {
  table: collaborations,
  load: async (db, id) => {
    const [found] = await db
      .select({
        row: collaborations,
        studentIds: sql<
          StudentId[]
        >`array(select member.student_id ${present} and member.student_id is not null)`,
      })
      .from(collaborations)
      .where(eq(collaborations.id, id));
    return found && { ...found.row, studentIds: found.studentIds };
  },
  sees: isInvolved,
  may: { read: () => true, arrange: isInvolved, move: isInvolved },
  visible: (actor) => {
    if (actor?.role === 'student' && actor.profileId !== null)
      return sql`exists (select 1 ${present} and member.student_id = ${actor.profileId})`;
    if (actor?.role === 'teacher' && actor.profileId !== null)
      return eq(collaborations.teacherId, actor.profileId);
    return actor && actor.organizationIds.length > 0
      ? inArray(collaborations.organizationId, [...actor.organizationIds])
      : sql`false`;
  },
} satisfies RowPolicy<'collaboration', GuardedCollaboration> & ListPolicy;
