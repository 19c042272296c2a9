/**
 * Last day to apply to a project, by the time when students choose their final project (specification §9): code -> label. `open` has no
 * last day; `day` is a date of the organisation's choice.
 */
export const lastDays = {
  now: 'Dentro de un mes: para quien tiene que elegirlo ya mismo',
  thisYear: 'Hasta final de curso: para quien lo elige este año',
  nextYear: 'Hasta final del próximo curso: para quien lo elige el próximo año',
  open: 'Sin último día: también para quien acaba de empezar',
  day: 'Un día concreto',
} as const;

export type LastDay = keyof typeof lastDays;
export const lastDayCodes = Object.keys(lastDays) as LastDay[];

/**
 * The last day (yyyy-MM-dd) of a choice, null for none. An academic year ends with August.
 * @param today in Spain, as yyyy-MM-dd
 * @param own the day of the organisation's own
 */
export function lastDayOf(choice: LastDay, today: string, own: string): string | null {
  if (choice === 'open') return null;
  if (choice === 'day') return own;
  if (choice === 'now') return daysAfter(today, 30);
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const end = month > 8 ? year + 1 : year;
  return `${choice === 'thisYear' ? end : end + 1}-08-31`;
}

/** Adds calendar days. Uses noon, which is the same day in every relevant time zone. */
function daysAfter(day: string, days: number): string {
  const moment = new Date(`${day}T12:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}
