import { limits } from '@puente/contract/limits';
import { sql, type SQL } from 'drizzle-orm';
import { applications } from '../db/schema.ts';
import { told } from './held.ts';

/** When an application reached its organisation. */
export const sentAt = sql`coalesce(${applications.sentAt}, ${applications.createdAt})`;

/**
 * The organisation's first answer, as the student knows it. Interest is an answer, too; the end of a project and a withdrawal
 * are none.
 */
const firstAnswer = sql`least(${told.preselectedAt},
  case when ${told.status} in ('selected', 'notSelected', 'rejected') then ${told.answeredAt} end)`;

const endedBeforeItsDay = sql`${applications.status} = 'unavailable' and ${applications.answeredAt} <= ${applications.answerDue}`;

/** An application of the last year by which one can tell whether an organisation answers: it has, or its day is over. */
const isJudged = sql`${sentAt} > now() - interval '1 year' and ${applications.answerDue} is not null
  and (${firstAnswer} is not null or (${applications.answerDue} < now() and not (${endedBeforeItsDay})))`;

const isAnsweredInTime = sql`${firstAnswer} <= ${applications.answerDue}`;
/** A day that has begun counts. */
const daysToAnswer = sql`greatest(1, extract(epoch from ${firstAnswer} - ${sentAt}) / 86400)`;

const onceJudged = (figure: SQL): SQL<number | null> =>
  sql<number | null>`case when count(*) >= ${limits.answerDays.judgedFrom}::int then ${figure} end`;

/** How an organisation answers, counted over the applications that it has had: too few say nothing about it. */
export const answerFigures = {
  answered_in_time: onceJudged(
    sql`round(100.0 * count(*) filter (where ${isJudged} and ${isAnsweredInTime}) / nullif(count(*) filter (where ${isJudged}), 0))::int`,
  ),
  median_answer_days: onceJudged(
    sql`ceil(percentile_cont(0.5) within group (order by ${daysToAnswer}) filter (where ${isJudged} and ${firstAnswer} is not null))::int`,
  ),
};
