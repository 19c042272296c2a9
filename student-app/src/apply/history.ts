import { isAnswerLate } from '@puente/contract/answer-days';
import { isWaiting, wasSent } from '@puente/contract/constants/statuses';
import type { Application } from '@puente/contract/entities/application';

/**
 * Step in the history of an application. A future step has the last moment of its day, or none. The moment of a past step may be unknown.
 */
export interface HistoryStep {
  name: string;
  moment: string | null;
  state: 'past' | 'current' | 'ahead';
}

type Told = Pick<
  Application,
  'status' | 'createdAt' | 'preselectedAt' | 'answeredAt' | 'answer_due' | 'withdrawnAt'
>;

const ends = {
  selected: 'Te han elegido',
  notSelected: 'No te han seleccionado',
  rejected: 'No sigue adelante',
  unavailable: 'Ya no está disponible',
  expired: 'Plazo terminado sin respuesta',
} as const;

const hasEnded = (status: Application['status']): status is keyof typeof ends => status in ends;

/** Returns the steps from sending to the answer (specification §3, statuses): past, current and upcoming. */
export function historyOf(application: Told): HistoryStep[] {
  const { status, createdAt, preselectedAt, answeredAt, withdrawnAt } = application;
  if (!wasSent(status)) return [];
  const sent: HistoryStep = {
    name: 'Enviada',
    moment: createdAt,
    state: status === 'new' ? 'current' : 'past',
  };
  const preselected: HistoryStep[] =
    preselectedAt !== null || status === 'preselected'
      ? [
          {
            name: 'Preseleccionada',
            moment: preselectedAt,
            state: status === 'preselected' ? 'current' : 'past',
          },
        ]
      : [];
  const end: HistoryStep[] = hasEnded(status)
    ? [
        {
          name: withdrawnAt === null ? ends[status] : 'Retirada por ti',
          moment: answeredAt,
          state: 'current',
        },
      ]
    : [];
  const ahead: HistoryStep[] = isWaiting(status)
    ? [{ name: 'Respuesta de la organización', moment: dueOf(application), state: 'ahead' }]
    : [];
  return [sent, ...preselected, ...end, ...ahead];
}

/** Returns the date by which the organisation promised an answer, while it still applies. */
const dueOf = (application: Told): string | null =>
  application.status === 'new' && !isAnswerLate(application) ? application.answer_due : null;
