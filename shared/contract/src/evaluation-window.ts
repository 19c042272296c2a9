import type { CollaborationState } from './constants/collaborations.ts';
import { dayInSpain } from './day-in-spain.ts';
import { limits } from './limits.ts';

/** Facts about a collaboration that decide when it is evaluated. Days are yyyy-MM-dd in Spain, moments ISO 8601. */
export interface Evaluated {
  state: CollaborationState;
  ends: string | null;
  startedAt: string | null;
  deliveredAt: string | null;
  endedAt: string | null;
}

/** First and last day on which evaluations are sent, as yyyy-MM-dd. A side without a day is open. */
export interface EvaluationWindow {
  /** Null while nothing says when the work ends. */
  opens: string | null;
  /** Null while the collaboration goes on without a last day. */
  closes: string | null;
}

const dayOf = (moment: string): string => dayInSpain(new Date(moment));

/** Day that lies a number of days after another. */
export function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/**
 * Returns when a collaboration is evaluated: from two weeks before its last day, or from its delivery or end if that comes
 * first, until two weeks after its end. One that nobody ends closes some time after its last day, and a later end does not open it
 * again: a single evaluation was shown by then. Null for one that has not begun: there is nothing to evaluate.
 */
export function evaluationWindowOf(evaluated: Evaluated): EvaluationWindow | null {
  const { ends, startedAt, deliveredAt, endedAt } = evaluated;
  if (startedAt === null) return null;
  const starts = [
    ends === null ? null : dayAfter(ends, -limits.evaluation.opensBefore),
    deliveredAt === null ? null : dayOf(deliveredAt),
    endedAt === null ? null : dayOf(endedAt),
  ].filter((day) => day !== null);
  return {
    opens: starts.toSorted()[0] ?? null,
    closes: lastDayOf(ends, endedAt === null ? null : dayOf(endedAt)),
  };
}

/** Last day of evaluations, from the agreed last day and the day of the end. */
function lastDayOf(ends: string | null, ended: string | null): string | null {
  const bound = ends === null ? null : dayAfter(ends, limits.evaluation.openLate);
  return ended === null || (bound !== null && ended > bound)
    ? bound
    : dayAfter(ended, limits.evaluation.openAfter);
}

/** Tells whether evaluations are sent on a day. */
export const takesEvaluations = (window: EvaluationWindow | null, today: string): boolean =>
  window !== null &&
  window.opens !== null &&
  window.opens <= today &&
  (window.closes === null || today <= window.closes);

/**
 * Tells whether both evaluations of one student and their organisation are shown: once both are sent, and else after the last
 * day, when none can follow.
 */
export const showsEvaluations = (
  window: EvaluationWindow | null,
  sent: { student: boolean; organization: boolean },
  today: string,
): boolean =>
  (sent.student && sent.organization) || (window !== null && window.closes !== null && today > window.closes);
