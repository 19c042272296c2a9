import { dayInSpain } from './day-in-spain.ts';
import { limits } from './limits.ts';
import { momentInSpain } from './moment-in-spain.ts';

/** Rules for an answer to applications that is sent later. Days are those of the peninsula's calendar. */

const nextMorning = '09:00';

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00.000Z`) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const longDay = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Nine o'clock of the next day. */
export function tomorrowMorning(now: Date): Date {
  const moment = momentInSpain(daysAfter(dayInSpain(now), 1), nextMorning);
  if (!moment) throw new Error('Clocks change at night.');
  return moment;
}

/**
 * The last day on which an answer can be sent: within `limits.desk.laterDays`, and not after the day until which the first of the
 * students expects it. Tomorrow is always possible: somebody who answers late at night must not write at once for that reason.
 * @param awaited end of the day until which each student expects an answer; null where there is none
 */
export function lastDayToSend(
  awaited: readonly (string | null | undefined)[],
  now: Date,
): { day: string; isAwaited: boolean } {
  const today = dayInSpain(now);
  const tomorrow = daysAfter(today, 1);
  const [first] = awaited
    .flatMap((moment) => (moment ? [dayInSpain(new Date(moment))] : []))
    .map((day) => (day < tomorrow ? tomorrow : day))
    .sort();
  const last = daysAfter(today, limits.desk.laterDays);
  return first !== undefined && first < last
    ? { day: first, isAwaited: true }
    : { day: last, isAwaited: false };
}

/** The reason why an answer cannot be sent at a moment; undefined when it can. */
export function sendingProblem(
  moment: Date,
  awaited: readonly (string | null | undefined)[],
  now: Date,
): string | undefined {
  if (moment <= now) return 'Elige un momento que no haya pasado.';
  const { day, isAwaited } = lastDayToSend(awaited, now);
  if (dayInSpain(moment) <= day) return undefined;
  const until = longDay.format(new Date(`${day}T12:00:00.000Z`));
  return isAwaited
    ? `Elige como tarde el ${until}: hasta ese día se espera tu respuesta.`
    : `Elige como tarde el ${until}: una respuesta espera ${limits.desk.laterDays} días como máximo.`;
}
