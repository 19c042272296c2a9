import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { evaluationProblem } from '@puente/contract/forms/evaluation';
import type { Actor } from '../access/actor.ts';
import { type GuardedCollaboration, sideOf } from '../collaborations/policy.ts';
import { requireRow } from '../db/require-row.ts';
import { evaluations } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { reportProblem } from '../problems/report-problem.ts';
import { evaluationsOf } from './presenter.ts';

/**
 * Reports the words of an evaluation to staff, who read and hide them with the message. The message and its mail do not quote
 * them: the reporter's export contains the message, and the words may be hidden later.
 * @throws Refusal NotReportable for words that the reader wrote or may not read
 */
export async function reportEvaluation(
  services: Parameters<typeof reportProblem>[0],
  actor: Actor,
  row: GuardedCollaboration,
  { member, by, reason, text }: z.output<typeof evaluationProblem>,
): Promise<void> {
  const pair = (await evaluationsOf(services.db, actor, row)).find((one) => one.member === member);
  const words = (by === 'student' ? pair?.byStudent : pair?.byOrganization)?.text;
  if (!pair?.shown || !words || sideOf(actor, row) === by) throw refuse('NotReportable');
  const { id: evaluation } = requireRow(
    await services.db
      .select({ id: evaluations.id })
      .from(evaluations)
      .where(and(eq(evaluations.memberId, pair.member), eq(evaluations.side, by))),
  );
  await reportProblem(
    services,
    actor.userId,
    { kind: 'contact', id: null, evaluation, title: `Valoración en «${row.title}»` },
    { reason, text },
  );
}
