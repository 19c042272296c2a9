/** Weeks of an hours log. A week is named by its Monday, as yyyy-MM-dd. */

const dayMs = 24 * 60 * 60 * 1000;
const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** Monday of the week of a day (yyyy-MM-dd). */
export function weekOf(day: string): string {
  const at = noon(day);
  const sinceMonday = (at.getUTCDay() + 6) % 7;
  return new Date(at.getTime() - sinceMonday * dayMs).toISOString().slice(0, 10);
}

/** Tells whether a text names a week: an existing Monday. */
export const isWeek = (text: string): boolean => noon(text).getUTCDay() === 1;

/** Weeks from one day to another, latest first. Empty when the second is before the first. */
export function weeksBetween(from: string, until: string): string[] {
  const weeks: string[] = [];
  const first = noon(weekOf(from)).getTime();
  for (let at = noon(weekOf(until)).getTime(); at >= first; at -= 7 * dayMs)
    weeks.push(new Date(at).toISOString().slice(0, 10));
  return weeks;
}

/** Sunday of a week. */
export const endOfWeek = (week: string): string =>
  new Date(noon(week).getTime() + 6 * dayMs).toISOString().slice(0, 10);

/** '12', '12,5' */
export const hoursInWords = (minutes: number): string =>
  new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2 }).format(minutes / 60);
