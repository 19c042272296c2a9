import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Refusal } from '@puente/contract/constants/refusals';
import type { Status } from '@puente/contract/constants/statuses';
import { applications, type HeldDecision, type Studied } from '../db/schema.ts';
import type { ApplicationRow } from './policy.ts';

const moment = (kept: string | null): Date | null => (kept === null ? null : new Date(kept));

type HeldFields = Pick<
  ApplicationRow,
  'status' | 'statusReason' | 'refusal' | 'preselectedAt' | 'answeredAt' | 'updatedAt' | 'studied' | 'held'
>;

/** An application with the status that its student knows. */
export function asStudentSees<Row extends HeldFields>(row: Row): Row {
  if (row.held === null) return row;
  const { status, statusReason, refusal, preselectedAt, answeredAt, updatedAt, studied } = row.held;
  return {
    ...row,
    status,
    statusReason,
    refusal,
    preselectedAt: moment(preselectedAt),
    answeredAt: moment(answeredAt),
    updatedAt: updatedAt === undefined ? row.updatedAt : new Date(updatedAt),
    studied: studied === undefined ? row.studied : studied,
  };
}

/**
 * Time that the organisation chose for the notification; null when it follows within seconds, or nothing is pending.
 */
export const chosenMoment = ({ held }: Pick<ApplicationRow, 'held'>): string | null =>
  held?.isLater === true && held.tellAt !== undefined ? new Date(held.tellAt).toISOString() : null;

/** End of the day until which the student expects the next answer; null when no day was promised. */
export function awaitedUntil({
  status,
  held,
  answerDue,
  deadline,
}: Pick<ApplicationRow, 'status' | 'held' | 'answerDue' | 'deadline'>): string | null {
  // The organisation's word is about its first answer.
  const promised = (held?.status ?? status) === 'new' ? answerDue : null;
  const [first] = [promised, deadline].flatMap((day) => (day === null ? [] : [day.toISOString()])).sort();
  return first ?? null;
}

interface Telling {
  decision: string;
  tellAt: Date;
  /** True when the organisation chose the time. */
  isLater: boolean;
}

const telling = ({ decision, tellAt, isLater }: Telling): SQL =>
  sql`jsonb_build_object('decision', ${decision}::text, 'tellAt', ${tellAt.toISOString()}::text, 'isLater', ${isLater}::boolean)`;

/** For an update: saves the status that the student knows, under the id of this move. An earlier saved status stays. */
export const holdStudentView = (
  move: Telling,
) => sql<HeldDecision>`coalesce(${applications.held}, jsonb_build_object(
    'status', ${applications.status}, 'statusReason', ${applications.statusReason}, 'refusal', ${applications.refusal},
    'preselectedAt', ${applications.preselectedAt}, 'answeredAt', ${applications.answeredAt},
    'updatedAt', ${applications.updatedAt}, 'studied', ${applications.studied}
  )) || ${telling(move)}`;

/** For an update of a row with a pending move: changes the time of its notification. */
export const rescheduleNotice = (move: Telling) =>
  sql<HeldDecision>`${applications.held} || ${telling(move)}`;

/** SQL for a key of `held`, for the columns that the student sees. */
const text = (key: 'status' | 'statusReason' | 'refusal'): SQL => sql.raw(`->>'${key}'`);
const momentForStudent = (column: PgColumn, key: 'preselectedAt' | 'answeredAt' | 'updatedAt') =>
  sql<Date>`case when ${applications.held}->'${sql.raw(key)}' is null then ${column}
    else (${applications.held}->>'${sql.raw(key)}')::timestamptz end`.mapWith(column);

/** For a query or an update: columns of an application as its student knows them. */
export const studentView = {
  status: sql<Status>`coalesce(${applications.held}${text('status')}, ${applications.status})`,
  statusReason: sql<string | null>`case when ${applications.held} is null then ${applications.statusReason}
    else ${applications.held}${text('statusReason')} end`,
  refusal: sql<Refusal | null>`case when ${applications.held} is null then ${applications.refusal}
    else ${applications.held}${text('refusal')} end`,
  preselectedAt: momentForStudent(applications.preselectedAt, 'preselectedAt'),
  answeredAt: momentForStudent(applications.answeredAt, 'answeredAt'),
  updatedAt: momentForStudent(applications.updatedAt, 'updatedAt'),
  studied: sql<Studied | null>`case when ${applications.held}->'studied' is null then ${applications.studied}
    else nullif(${applications.held}->'studied', 'null'::jsonb) end`,
};

/** For an update: restores the state before the moves that the student has not been notified of. */
export const backToStudentView = { ...studentView, held: null };
