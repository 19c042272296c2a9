import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { NewTakedown } from '@puente/contract/forms/takedown';
import type { EvaluationId } from '@puente/contract/ids';
import { tellCollaboration } from '../collaborations/telling.ts';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import {
  collaborationEvents,
  collaborationMembers,
  collaborations,
  evaluations,
  users,
} from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import type { Post } from '../mail/post.ts';
import { hiddenEvaluationMail } from './hiding-mail.ts';

type Evaluation = typeof evaluations.$inferSelect;

/**
 * Hides the words of an evaluation from everybody in the collaboration. The author gets the reason by mail, also after having
 * left: the regulation asks for it.
 * @throws Refusal EvaluationHidden, ReportedEvaluationGone
 */
export const hideEvaluation = (
  db: Database,
  post: Post,
  reported: EvaluationId | null,
  { reason, words }: NewTakedown,
): Promise<void> =>
  db.transaction(async (tx) => {
    const id = await requireEvaluation(tx, reported);
    const [hidden] = await tx
      .update(evaluations)
      .set({ hiddenAt: new Date(), hidingReason: reason, hidingWords: words || null })
      .where(and(eq(evaluations.id, id), isNull(evaluations.hiddenAt)))
      .returning();
    if (!hidden) throw refuse('EvaluationHidden');
    const row = await collaborationOf(tx, hidden);
    await tx.insert(collaborationEvents).values({ collaborationId: row.id, event: 'evaluationHidden' });
    await tellCollaboration(tx, post, row, {
      says: `El equipo ha retirado el comentario de una valoración en «${row.title}». Puedes leer el motivo junto a la valoración.`,
      reason: null,
      by: hidden.authorId,
      to: ['student', 'organization'],
      member: hidden.memberId,
    });
    if (hidden.authorId === null) return;
    const author = requireRow(
      await tx
        .select({ name: users.name, email: users.email })
        .from(users)
        .where(eq(users.id, hidden.authorId)),
    );
    const mail = hiddenEvaluationMail(author.name, {
      title: row.title,
      sentAt: hidden.sentAt,
      reason,
      words: words || null,
      publicUrl: post.publicUrl,
    });
    await post.mailer.send(author.email, mail, tx);
  });

/**
 * Shows hidden words again, and tells both sides.
 * @throws Refusal EvaluationNotHidden, ReportedEvaluationGone
 */
export const showEvaluation = (db: Database, post: Post, reported: EvaluationId | null): Promise<void> =>
  db.transaction(async (tx) => {
    const id = await requireEvaluation(tx, reported);
    const [shown] = await tx
      .update(evaluations)
      .set({ hiddenAt: null, hidingReason: null, hidingWords: null })
      .where(and(eq(evaluations.id, id), isNotNull(evaluations.hiddenAt)))
      .returning();
    if (!shown) throw refuse('EvaluationNotHidden');
    const row = await collaborationOf(tx, shown);
    await tx.insert(collaborationEvents).values({ collaborationId: row.id, event: 'evaluationShown' });
    await tellCollaboration(tx, post, row, {
      says: `Se vuelve a leer el comentario de una valoración que el equipo había retirado en «${row.title}».`,
      reason: null,
      by: null,
      to: ['student', 'organization'],
      member: shown.memberId,
    });
  });

/** @throws Refusal ReportedEvaluationGone */
async function requireEvaluation(tx: Database, id: EvaluationId | null): Promise<EvaluationId> {
  const [found] =
    id === null
      ? []
      : await tx.select({ id: evaluations.id }).from(evaluations).where(eq(evaluations.id, id));
  if (!found) throw refuse('ReportedEvaluationGone');
  return found.id;
}

const collaborationOf = async (tx: Database, { memberId }: Evaluation) =>
  requireRow(
    await tx
      .select({ row: collaborations })
      .from(collaborations)
      .innerJoin(collaborationMembers, eq(collaborationMembers.collaborationId, collaborations.id))
      .where(eq(collaborationMembers.id, memberId)),
  ).row;
