import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { EvaluatingSide } from '@puente/contract/constants/evaluations';
import { dayInSpain } from '@puente/contract/day-in-spain';
import { takesEvaluations } from '@puente/contract/evaluation-window';
import type { OrganizationScores, StudentScores } from '@puente/contract/forms/evaluation';
import type { CollaborationMemberId, StudentId, UserId } from '@puente/contract/ids';
import type { CollaborationRow } from '../collaborations/policy.ts';
import { tellCollaboration } from '../collaborations/telling.ts';
import type { Database } from '../db/connect.ts';
import { lockRow } from '../db/lock-row.ts';
import { requireRow } from '../db/require-row.ts';
import { collaborationEvents, collaborationMembers, collaborations, evaluations } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import type { Post } from '../mail/post.ts';
import { windowOf } from './window.ts';

interface Sent {
  /** Student who evaluates, or whom the organisation evaluates. */
  member: { student: StudentId } | { id: CollaborationMemberId };
  side: EvaluatingSide;
  scores: OrganizationScores | StudentScores;
  text?: string | null | undefined;
  by: UserId;
  byLink?: true;
  /** Refuses, with the row under its lock, a sender who may no longer send. */
  assertAllowed?: (row: CollaborationRow) => void;
}

/**
 * Saves an evaluation and tells the others. The second of a pair shows both.
 * @throws Refusal NotFound for a student who takes no part; EvaluationNotOpen; EvaluationSent
 */
export function sendEvaluation(
  db: Database,
  post: Post,
  { id }: Pick<CollaborationRow, 'id'>,
  { member, side, scores, text, by, byLink, assertAllowed }: Sent,
): Promise<void> {
  return db.transaction(async (tx) => {
    // Under the lock, the second of two evaluations at the same moment sees the first.
    await lockRow(tx, collaborations, id);
    const row = requireRow(await tx.select().from(collaborations).where(eq(collaborations.id, id)));
    assertAllowed?.(row);
    const [present] = await tx
      .select({ id: collaborationMembers.id })
      .from(collaborationMembers)
      .where(
        and(
          eq(collaborationMembers.collaborationId, id),
          'student' in member
            ? eq(collaborationMembers.studentId, member.student)
            : eq(collaborationMembers.id, member.id),
          isNotNull(collaborationMembers.studentId),
          isNull(collaborationMembers.leftAt),
        ),
      );
    if (!present) throw refuse('NotFound');
    const known = await tx
      .select({ side: evaluations.side })
      .from(evaluations)
      .where(eq(evaluations.memberId, present.id));
    if (known.some((evaluation) => evaluation.side === side)) throw refuse('EvaluationSent');
    if (!takesEvaluations(windowOf(row), dayInSpain(Date.now()))) throw refuse('EvaluationNotOpen');
    await tx.insert(evaluations).values({
      memberId: present.id,
      side,
      scores,
      words: text || null,
      authorId: by,
      byLink: byLink ?? false,
    });
    await tx
      .insert(collaborationEvents)
      .values({ collaborationId: id, event: 'evaluated', side, userId: by });
    const isShown = known.length > 0;
    const other = side === 'student' ? 'organization' : 'student';
    await tellCollaboration(tx, post, row, {
      says: isShown
        ? `Ya se pueden leer las valoraciones de la colaboración «${row.title}».`
        : side === 'student'
          ? `Han valorado a la organización en «${row.title}». Podréis leerlo cuando enviéis la vuestra.`
          : `La organización ha enviado tu valoración en «${row.title}». Podrás leerla cuando envíes la tuya.`,
      reason: null,
      by,
      to: isShown ? ['student', 'organization', 'teacher'] : [other],
      member: present.id,
    });
  });
}
