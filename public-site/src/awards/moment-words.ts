import { clockInSpain } from '@puente/contract/moment-in-spain';

const timeZone = 'Europe/Madrid';
const weekdays = new Intl.DateTimeFormat('es-ES', { weekday: 'long', timeZone });
const days = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', timeZone });
const daysOfYear = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone,
});

/** 'domingo 29 de noviembre a las 23:59', with its year when it is another one. */
export function momentWords(moment: string, now: Date): string {
  const at = new Date(moment);
  const [{ day, hour }, today] = [clockInSpain(at), clockInSpain(now).day];
  const date = (day.slice(0, 4) === today.slice(0, 4) ? days : daysOfYear).format(at);
  const clock = hour.replace(/^0/, '');
  return `${weekdays.format(at)} ${date} ${clock.startsWith('1:') ? 'a la' : 'a las'} ${clock}`;
}
