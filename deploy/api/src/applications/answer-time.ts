import { type SQL, sql } from 'drizzle-orm';
import { limits } from '@puente/contract/limits';
import { applications } from '../db/schema.ts';
import { studentView } from './held.ts';

/** Time when an application reached its organisation. */
export const sentAt = sql`coalesce(${applications.sentAt}, ${applications.createdAt})`;

/**
 * Time of the organisation's first answer, as the student knows it. Interest counts as an answer; the end of a project
 * and a withdrawal do not.
 */
export const firstAnswer = sql`least(${studentView.preselectedAt},
  case when ${studentView.status} in ('selected', 'notSelected', 'rejected') then ${studentView.answeredAt} end)`;

/** The student withdrew it, or the project closed, before the promised day. */
export const endedBeforeItsDay = sql`${applications.status} = 'unavailable' and ${applications.answeredAt} <= ${applications.answerDue}`;

/**
 * Applications of the last year that count for the figures: the organisation has answered, or the promised day is over.
 */
const isJudged = sql`${sentAt} > now() - interval '1 year' and ${applications.answerDue} is not null
  and (${firstAnswer} is not null or (${applications.answerDue} < now() and not (${endedBeforeItsDay})))`;

/** The organisation answered by the promised day. */
const isAnsweredInTime = sql`${firstAnswer} <= ${applications.answerDue}`;
/** Days until the answer. A day that has begun counts. `extract` would compute with decimals, which is slow. */
const daysToAnswer = sql`greatest(1, date_part('epoch', ${firstAnswer} - ${sentAt}) / 86400)`;

const onceJudged = (figure: SQL): SQL<number | null> =>
  sql<number | null>`case when count(*) >= ${limits.answerDays.judgedFrom}::int then ${figure} end`;

/** Figures about how an organisation answers, over its past applications. Left out when there are too few. */
export const answerFigures = {
  answered_in_time: onceJudged(
    sql`round(100.0 * count(*) filter (where ${isJudged} and ${isAnsweredInTime}) / nullif(count(*) filter (where ${isJudged}), 0))::int`,
  ),
  median_answer_days: onceJudged(
    sql`ceil(percentile_cont(0.5) within group (order by ${daysToAnswer}) filter (where ${isJudged} and ${firstAnswer} is not null))::int`,
  ),
};
