import type { CollaborationSide, CollaborationState } from './constants/collaborations.ts';
import { dayInSpain } from './day-in-spain.ts';
import { limits } from './limits.ts';

/** Facts about a collaboration that decide its next step. Days are yyyy-MM-dd in Spain, moments ISO 8601. */
interface Standing {
  state: CollaborationState;
  begins: string | null;
  ends: string | null;
  deliveredAt: string | null;
}

export interface NextStep {
  /** Side that takes the step. */
  by: CollaborationSide;
  /** The step, as an infinitive: 'Fijar las fechas'. */
  what: string;
  /** Day by which it is due, as yyyy-MM-dd; null when there is none. */
  until: string | null;
}

/** The next step of a collaboration; null when it is over. */
export function nextStepOf({ state, begins, ends, deliveredAt }: Standing): NextStep | null {
  if (state === 'agreed')
    return begins === null || ends === null
      ? { by: 'organization', what: 'Fijar las fechas', until: null }
      : { by: 'organization', what: 'Empezar la colaboración', until: begins };
  if (state === 'running') return { by: 'student', what: 'Entregar el trabajo', until: ends };
  if (state === 'delivered')
    return {
      by: 'organization',
      what: 'Revisar la entrega',
      until: deliveredAt === null ? null : reviewDay(deliveredAt),
    };
  return null;
}

function reviewDay(deliveredAt: string): string {
  const day = new Date(deliveredAt);
  day.setUTCDate(day.getUTCDate() + limits.collaboration.reviewDays);
  return dayInSpain(day);
}
