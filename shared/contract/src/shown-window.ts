import { dayInSpain } from './day-in-spain.ts';

/** Time in which something is shown: from its beginning on, until its end. Null is an open end. */
export interface ShownWindow {
  from: string | null;
  to: string | null;
}

export type WindowState = 'planned' | 'now' | 'over';

export function windowState({ from, to }: ShownWindow, now: Date): WindowState {
  // An API of the release before has no times: a rollout shows what it answers.
  if (to && new Date(to) <= now) return 'over';
  return from && new Date(from) > now ? 'planned' : 'now';
}

/** Milliseconds until the state of a window changes; null when it stays as it is. */
export function untilChange({ from, to }: ShownWindow, now: Date): number | null {
  const next = [from, to].flatMap((moment) => (moment ? [new Date(moment).getTime() - now.getTime()] : []));
  const later = next.filter((wait) => wait > 0);
  return later.length === 0 ? null : Math.min(...later);
}

/** Tells whether two windows have a moment in common. */
export const overlap = (one: ShownWindow, other: ShownWindow): boolean =>
  beginsBefore(one, other) && beginsBefore(other, one);

const beginsBefore = ({ from }: ShownWindow, { to }: ShownWindow): boolean =>
  !from || !to || new Date(from) < new Date(to);

/** Returns the same hour by the clock a week later, also over a change of the clocks. Clocks are yyyy-MM-ddTHH:mm. */
export function weekLater(clock: string): string {
  const moment = new Date(`${clock}:00.000Z`);
  if (Number.isNaN(moment.getTime())) return '';
  moment.setUTCDate(moment.getUTCDate() + 7);
  return moment.toISOString().slice(0, 16);
}

/** Returns the Monday at 9:00 after a moment, as a clock in mainland Spain. */
export function nextMonday(now: Date): string {
  const day = new Date(`${dayInSpain(now)}T00:00:00.000Z`);
  day.setUTCDate(day.getUTCDate() + (8 - (day.getUTCDay() || 7)));
  return `${day.toISOString().slice(0, 10)}T09:00`;
}
