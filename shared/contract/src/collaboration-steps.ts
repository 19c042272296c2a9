import { type CollaborationSide, type CollaborationState, isUnderWay } from './constants/collaborations.ts';
import { dayInSpain } from './day-in-spain.ts';
import type { CollaborationProgress } from './entities/collaboration.ts';
import { limits } from './limits.ts';

/** Facts about a collaboration that decide its steps. Days are yyyy-MM-dd in Spain, moments ISO 8601. */
interface Standing {
  state: CollaborationState;
  begins: string | null;
  ends: string | null;
  deliveredAt: string | null;
  /** Side of the reader. */
  side: CollaborationSide;
  /** Missing in responses of an older API. */
  progress?: CollaborationProgress | undefined;
}

export interface NextStep {
  /** Sides that may take the step. */
  by: readonly CollaborationSide[];
  /** The step, as an infinitive: 'Fijar las fechas'. */
  what: string;
  /** Day by which it is due, as yyyy-MM-dd; null when there is none. */
  until: string | null;
}

/**
 * The reader's next step in a collaboration, or else the next one of the others, or else the reader's evaluation; null when nothing
 * is left to do.
 */
export function nextStepOf(standing: Standing): NextStep | null {
  const { state, side, progress } = standing;
  // The most important first: several are open at the same time.
  const steps = isUnderWay(state) ? [...settling(standing), ...working(standing)] : [];
  const next = steps.find(({ by }) => by.includes(side)) ?? steps[0];
  if (next) return next;
  const evaluation = progress?.evaluation;
  return evaluation ? { by: [side], what: 'Enviar tu valoración', until: evaluation.until } : null;
}

/** Steps towards what is agreed on: dates, plan and agreement. */
function settling({ state, begins, ends, progress }: Standing): NextStep[] {
  const steps: NextStep[] = [];
  const isDated = begins !== null && ends !== null;
  if (state === 'agreed' && !isDated)
    steps.push({ by: ['organization'], what: 'Fijar las fechas', until: null });
  if (progress?.plan_answer === 'teacher')
    steps.push({ by: ['teacher'], what: 'Dar el visto bueno al plan', until: null });
  else if (progress?.plan_answer)
    steps.push({ by: [progress.plan_answer], what: 'Responder al plan propuesto', until: null });
  if (progress && progress.agreement.length > 0)
    steps.push({ by: progress.agreement, what: 'Leer y aceptar el acuerdo', until: null });
  if (progress?.plan_changes)
    steps.push({ by: [progress.plan_changes], what: 'Cambiar el plan propuesto', until: null });
  if (state === 'agreed' && isDated) {
    steps.push({ by: ['organization'], what: 'Empezar la colaboración', until: begins });
    if (progress && !progress.has_plan)
      steps.push({ by: ['student'], what: 'Proponer un plan con sus hitos', until: null });
  }
  return steps;
}

/** Steps of the work itself: milestones, deliveries, and the last delivery. */
function working({ state, ends, deliveredAt, progress }: Standing): NextStep[] {
  const steps: NextStep[] = [];
  const { review, changes, milestone } = progress ?? {};
  if (state === 'delivered')
    steps.push({
      by: ['organization'],
      what: 'Revisar la entrega',
      until: deliveredAt === null ? null : reviewDay(deliveredAt),
    });
  if (review)
    steps.push({
      by: ['organization', 'teacher'],
      what: `Revisar la entrega de «${review.title}»`,
      until: null,
    });
  if (state !== 'running') return steps;
  if (changes)
    steps.push({ by: ['student'], what: `Entregar otra versión de «${changes.title}»`, until: changes.due });
  if (milestone) steps.push({ by: ['student'], what: `Entregar «${milestone.title}»`, until: milestone.due });
  if (!review && !changes && !milestone)
    steps.push({ by: ['student'], what: 'Entregar el trabajo', until: ends });
  return steps;
}

function reviewDay(deliveredAt: string): string {
  const day = new Date(deliveredAt);
  day.setUTCDate(day.getUTCDate() + limits.collaboration.reviewDays);
  return dayInSpain(day);
}
