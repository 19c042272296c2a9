import { type ErrorGroupState, errorPhaseWords } from '@puente/contract/constants/error-reports';
import type { ErrorGroup } from '@puente/contract/entities/error-group';

/** Words and tones of the states. */
export const stateWords = {
  open: { label: 'Abierto', tone: 'warning' },
  reopened: { label: 'Ha vuelto', tone: 'danger' },
  solved: { label: 'Resuelto', tone: 'success' },
} as const satisfies Record<ErrorGroupState, { label: string; tone: string }>;

/** Short name of an error: 'TypeError', 'Unexpected (500)', 'timeout'; its phase when browsers said nothing else. */
export function errorName({ error, reason, status, phase }: ErrorGroup): string {
  const words = error ?? reason ?? errorPhaseWords[phase];
  const both = error !== null && reason !== null ? `${words}: ${reason}` : words;
  return status === null ? both : `${both} (${status})`;
}

/** Reports of the last days as a text, for those who do not see the chart: '12 en 14 días, 3 hoy'. */
export function daysWords(days: readonly number[]): string {
  const sum = days.reduce((total, count) => total + count, 0);
  return `${sum} en ${days.length} días, ${days.at(-1) ?? 0} hoy`;
}
