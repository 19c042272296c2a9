import { isWaiting, wasSent } from '@puente/contract/constants/statuses';
import type { Application } from '@puente/contract/entities/application';

/** One step on the way of an application; without a moment it is still to come, or its moment is not known. */
export interface HistoryStep {
  name: string;
  moment: string | null;
  state: 'past' | 'current' | 'ahead';
}

type Told = Pick<Application, 'status' | 'createdAt' | 'preselectedAt' | 'answeredAt'>;

const ends = {
  selected: 'Te han elegido',
  notSelected: 'Han elegido a otra persona',
  rejected: 'Descartada',
  unavailable: 'Ya no está disponible',
  expired: 'Plazo terminado sin respuesta',
} as const;

const hasEnded = (status: Application['status']): status is keyof typeof ends => status in ends;

/** From sending to the answer (specification §3, statuses): what has happened, where it is, what is still to come. */
export function historyOf({ status, createdAt, preselectedAt, answeredAt }: Told): HistoryStep[] {
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
    ? [{ name: ends[status], moment: answeredAt, state: 'current' }]
    : [];
  const ahead: HistoryStep[] = isWaiting(status)
    ? [{ name: 'Respuesta de la organización', moment: null, state: 'ahead' }]
    : [];
  return [sent, ...preselected, ...end, ...ahead];
}
