import { eq } from 'drizzle-orm';
import type { ReportedEvaluation } from '@puente/contract/entities/contact-message';
import type { EvaluationId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { collaborationMembers, collaborations, evaluations, users } from '../db/schema.ts';

/** The evaluation of a report, with the words that the team decides on; undefined once it is deleted. */
export async function readReportedEvaluation(
  db: Database,
  id: EvaluationId,
): Promise<ReportedEvaluation | undefined> {
  const [found] = await db
    .select({
      evaluation: evaluations,
      title: collaborations.title,
      name: users.name,
      surname: users.surname,
    })
    .from(evaluations)
    .innerJoin(collaborationMembers, eq(collaborationMembers.id, evaluations.memberId))
    .innerJoin(collaborations, eq(collaborations.id, collaborationMembers.collaborationId))
    .leftJoin(users, eq(users.id, evaluations.authorId))
    .where(eq(evaluations.id, id));
  if (!found) return undefined;
  const { evaluation, title, name, surname } = found;
  return {
    title,
    by: evaluation.side,
    author: name === null ? null : `${name} ${surname ?? ''}`.trim(),
    sentAt: evaluation.sentAt.toISOString(),
    text: evaluation.words ?? '',
    hidden:
      evaluation.hiddenAt === null
        ? null
        : {
            date: evaluation.hiddenAt.toISOString(),
            reason: evaluation.hidingReason ?? 'other',
            words: evaluation.hidingWords,
          },
  };
}
