import type { Refusal } from '@puente/contract/constants/refusals';
import { isOfInterest, type Status } from '@puente/contract/constants/statuses';
import { sql } from 'drizzle-orm';
import { applications, type HeldDecision } from '../db/schema.ts';
import type { ApplicationRow } from './policy.ts';

const moment = (kept: string | null): Date | null => (kept === null ? null : new Date(kept));

/** An application as its student knows it. */
export function asTold<Row extends ApplicationRow>(row: Row): Row {
  if (row.held === null) return row;
  const { status, statusReason, refusal, preselectedAt, answeredAt } = row.held;
  return {
    ...row,
    status,
    statusReason,
    refusal,
    preselectedAt: moment(preselectedAt),
    answeredAt: moment(answeredAt),
  };
}

/** Tells whether the student knows of an interest that lasts. Contact data wait for that. */
export const knowsOfInterest = ({ status, held }: Pick<ApplicationRow, 'status' | 'held'>): boolean =>
  isOfInterest(status) && (held === null || isOfInterest(held.status));

/** For an update: what the student knows now, kept under this move. A row that holds something already keeps that. */
export const holding = (
  decision: string,
) => sql<HeldDecision>`coalesce(${applications.held}, jsonb_build_object(
    'status', ${applications.status}, 'statusReason', ${applications.statusReason}, 'refusal', ${applications.refusal},
    'preselectedAt', ${applications.preselectedAt}, 'answeredAt', ${applications.answeredAt}
  )) || jsonb_build_object('decision', ${decision}::text)`;

/** For an update: the application as it was before the moves that the student has not been told of. */
export const asBefore = {
  status: sql<Status>`${applications.held}->>'status'`,
  statusReason: sql`${applications.held}->>'statusReason'`,
  refusal: sql<Refusal | null>`${applications.held}->>'refusal'`,
  preselectedAt: sql`(${applications.held}->>'preselectedAt')::timestamptz`,
  answeredAt: sql`(${applications.held}->>'answeredAt')::timestamptz`,
  held: null,
};
