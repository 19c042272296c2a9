import { dayInSpain } from '@puente/contract/day-in-spain';

/** Dates and times are shown in Spanish time, wherever the reader is. */
const timeZone = 'Europe/Madrid';

const clock = new Intl.DateTimeFormat('es-ES', { hour: '2-digit', minute: '2-digit', timeZone });
const dayOfYear = new Intl.DateTimeFormat('es-ES', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone,
});
const wholeDay = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone,
});
const shortDay = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'short', timeZone });

const dayLength = 24 * 60 * 60 * 1000;

/** '12:41' */
export const timeOf = (moment: string): string => clock.format(Date.parse(moment));

/** '2026-03-12' */
export const calendarDay = (moment: string | number): string =>
  dayInSpain(typeof moment === 'number' ? moment : Date.parse(moment));

/** Heading above the messages of a day: 'Hoy', 'Ayer', 'jueves, 12 de marzo', '12 de marzo de 2025'. */
export function dayWords(moment: string, now: number): string {
  const day = calendarDay(moment);
  if (day === calendarDay(now)) return 'Hoy';
  if (day === calendarDay(now - dayLength)) return 'Ayer';
  return (day.slice(0, 4) === calendarDay(now).slice(0, 4) ? dayOfYear : wholeDay).format(Date.parse(moment));
}

/** Time in the list of conversations: '12:41', 'Ayer', '12 mar', '12/03/2025'. */
export function conversationMoment(moment: string, now: number): string {
  const day = calendarDay(moment);
  if (day === calendarDay(now)) return timeOf(moment);
  if (day === calendarDay(now - dayLength)) return 'Ayer';
  if (day.slice(0, 4) === calendarDay(now).slice(0, 4)) return shortDay.format(Date.parse(moment));
  return day.split('-').toReversed().join('/');
}
