const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const date = new Intl.DateTimeFormat('es-ES', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Madrid',
});

declare global {
  /** Time of the page in milliseconds; undefined for the clock's. Global, as each build has its own copy of this module. */
  var pageTime: number | undefined;
}

/**
 * Current time in milliseconds. While the browser takes over a page that the server has rendered, it is the time of the page's data, so that
 * both write the same words.
 */
export const currentTime = (): number => globalThis.pageTime ?? Date.now();

/**
 * Formats a moment relative to now (specification §2, notifications): minutes under 60, hours under 24, days under 31, then the date as
 * dd/MM/yyyy. Moments in the future, from a clock that is ahead, count as now.
 * @param moment ISO 8601
 * @param now milliseconds
 */
export function relativeTime(moment: string, now: number = currentTime()): string {
  const then = Date.parse(moment);
  const passed = Math.max(0, now - then);
  if (passed < minute) return 'ahora mismo';
  if (passed < hour) return ago(Math.floor(passed / minute), 'minuto', 'minutos');
  if (passed < day) return ago(Math.floor(passed / hour), 'hora', 'horas');
  if (passed < 31 * day) return ago(Math.floor(passed / day), 'día', 'días');
  return date.format(then);
}

const ago = (count: number, one: string, many: string): string => `hace ${count} ${count === 1 ? one : many}`;
