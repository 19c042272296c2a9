import { limits } from './limits.ts';

const dayInMs = 86_400_000;

/** Returns the calendar day (yyyy-MM-dd) a number of days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * dayInMs).toISOString().slice(0, 10);

/** Returns the number of calendar days from one day (yyyy-MM-dd) to another, both included. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / dayInMs) + 1;

/** Returns the reason in Spanish why no figures can be counted in a range of days; undefined when they can. */
export function figureRangeProblem(from: string, to: string): string | undefined {
  const days = daysBetween(from, to);
  if (days < 1) return 'El último día no puede ser anterior al primero.';
  if (days > limits.platformFigures.days)
    return `Elige como mucho ${limits.platformFigures.years} años, que es lo que se puede comparar.`;
  return undefined;
}
