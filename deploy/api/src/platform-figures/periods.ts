import type { FigureUnit } from '@puente/contract/constants/platform-figures';
import { addDays, daysBetween } from '@puente/contract/figure-range';

/** Calendar days, yyyy-MM-dd, both included. */
export interface Days {
  from: string;
  to: string;
}

/** Returns the weeks (from Monday) or calendar months of a range, oldest first. The range cuts the first and the last. */
export function periodsOf({ from, to }: Days, unit: FigureUnit): Days[] {
  const periods: Days[] = [];
  for (let first = from; first <= to; first = addDays(lastDayOf(first, unit), 1)) {
    const last = lastDayOf(first, unit);
    periods.push({ from: first, to: last < to ? last : to });
  }
  return periods;
}

/** Returns as many days as a range has, up to the day before it. */
export const daysBefore = ({ from, to }: Days): Days => ({
  from: addDays(from, -daysBetween(from, to)),
  to: addDays(from, -1),
});

/** Returns the Sunday of a day's week, or the last day of its month. */
function lastDayOf(day: string, unit: FigureUnit): string {
  const date = new Date(`${day}T12:00:00Z`);
  if (unit === 'week') return addDays(day, (7 - date.getUTCDay()) % 7);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0, 12)).toISOString().slice(0, 10);
}
