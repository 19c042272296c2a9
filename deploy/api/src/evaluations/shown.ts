import { sql } from 'drizzle-orm';
import { limits } from '@puente/contract/limits';
import { collaborations, evaluations } from '../db/schema.ts';

/**
 * Condition on an evaluation of a query that joins its collaboration: both sides read it. The rule of `showsEvaluations` in the
 * contract.
 */
export const isShown = sql`(
  exists (select 1 from ${evaluations} other
    where other.member_id = ${evaluations}.member_id and other.side <> ${evaluations}.side)
  or (${collaborations}.ended_at at time zone 'Europe/Madrid')::date + ${limits.evaluation.openAfter}::int
    < (now() at time zone 'Europe/Madrid')::date)`;
