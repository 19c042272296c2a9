import { sql } from 'drizzle-orm';
import { limits } from '@puente/contract/limits';
import { collaborations, evaluations } from '../db/schema.ts';

const { openAfter, openLate } = limits.evaluation;

const ended = sql`(${collaborations}.ended_at at time zone 'Europe/Madrid')::date`;
const bound = sql`(${collaborations}.ends + ${openLate}::int)`;

/** Last day on which evaluations of a collaboration are sent. Null while it has none. The rule of `evaluationWindowOf`. */
export const lastDay = sql`(
  case when ${ended} is null or ${ended} > ${bound} then ${bound} else ${ended} + ${openAfter}::int end)`;

/** Condition on an evaluation: the other side has sent theirs, too. */
export const isAnswered = sql`(
  exists (select 1 from ${evaluations} other
    where other.member_id = ${evaluations}.member_id and other.side <> ${evaluations}.side))`;

/**
 * Condition on an evaluation of a query that joins its collaboration: both sides read it. The rule of `showsEvaluations` in the
 * contract.
 */
export const isShown = sql`(${isAnswered} or ${lastDay} < (now() at time zone 'Europe/Madrid')::date)`;
