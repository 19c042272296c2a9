import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { CollaborationSide } from '@puente/contract/constants/collaborations';
import type { EvaluatingSide } from '@puente/contract/constants/evaluations';
import { dayInSpain } from '@puente/contract/day-in-spain';
import type { EvaluationPair } from '@puente/contract/entities/evaluation';
import { showsEvaluations } from '@puente/contract/evaluation-window';
import { organizationScores, studentScores } from '@puente/contract/forms/evaluation';
import { reasonOfTakedown } from '@puente/contract/takedown-statement';
import type { Actor } from '../access/actor.ts';
import { type GuardedCollaboration, sideOf } from '../collaborations/policy.ts';
import type { Database } from '../db/connect.ts';
import { collaborationMembers, evaluations } from '../db/schema.ts';
import { windowOf } from './window.ts';

/**
 * Evaluations of a collaboration, by student. Students get their own pair. An evaluation that is not shown so far is null for
 * everybody but its own side.
 */
export async function evaluationsOf(
  db: Database,
  actor: Actor,
  row: GuardedCollaboration,
): Promise<EvaluationPair[]> {
  const side = sideOf(actor, row);
  const present = await db
    .select({ id: collaborationMembers.id, studentId: collaborationMembers.studentId })
    .from(collaborationMembers)
    .where(and(eq(collaborationMembers.collaborationId, row.id), isNull(collaborationMembers.leftAt)))
    .orderBy(asc(collaborationMembers.id));
  const read = present.filter(({ studentId }) => actor.role !== 'student' || studentId === actor.profileId);
  if (read.length === 0) return [];
  const sent = await db
    .select()
    .from(evaluations)
    .where(
      inArray(
        evaluations.memberId,
        read.map(({ id }) => id),
      ),
    );
  const window = windowOf(row);
  const today = dayInSpain(Date.now());
  return read.map(({ id }) => {
    const of = (wanted: EvaluatingSide) => sent.find((one) => one.memberId === id && one.side === wanted);
    const byStudent = of('student');
    const byOrganization = of('organization');
    const [studentSent, organizationSent] = [byStudent !== undefined, byOrganization !== undefined];
    const shown = showsEvaluations(window, { student: studentSent, organization: organizationSent }, today);
    return {
      member: id,
      studentSent,
      organizationSent,
      shown,
      byStudent:
        byStudent && (shown || side === 'student')
          ? { scores: organizationScores.parse(byStudent.scores), ...wordsFor(side, byStudent) }
          : null,
      byOrganization:
        byOrganization && (shown || side === 'organization')
          ? { scores: studentScores.parse(byOrganization.scores), ...wordsFor(side, byOrganization) }
          : null,
    };
  });
}

/** Words and time of an evaluation. Hidden words are left out for everybody, with the reason for the two sides. */
const wordsFor = (
  reader: CollaborationSide | null,
  { words, sentAt, hiddenAt, hidingReason, hidingWords }: typeof evaluations.$inferSelect,
) => ({
  text: hiddenAt === null ? words : null,
  sentAt: sentAt.toISOString(),
  ...(hiddenAt !== null && {
    hidden: {
      because:
        reader === null || reader === 'teacher' || hidingReason === null
          ? null
          : reasonOfTakedown({ reason: hidingReason, words: hidingWords }).join(' '),
    },
  }),
});
