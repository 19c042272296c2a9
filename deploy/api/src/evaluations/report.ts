import type * as z from 'zod/mini';
import { reportReasons } from '@puente/contract/constants/contact-messages';
import type { evaluationProblem } from '@puente/contract/forms/evaluation';
import type { Actor } from '../access/actor.ts';
import { type GuardedCollaboration, sideOf } from '../collaborations/policy.ts';
import { refuse } from '../http/refuse.ts';
import { reportProblem } from '../problems/report-problem.ts';
import { evaluationsOf } from './presenter.ts';

/**
 * Reports the words of an evaluation to staff. The message contains them, because staff do not read evaluations elsewhere.
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
  const said = [
    `${reportReasons[reason] ?? reason}.`,
    ...(text ? [text] : []),
    `Dice la valoración: «${words}»`,
  ];
  await reportProblem(
    services,
    actor.userId,
    { kind: 'contact', id: null, title: `Valoración en «${row.title}»` },
    { reason, text: said.join('\n\n') },
  );
}
