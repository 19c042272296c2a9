const inSpain = 'Europe/Madrid';

const dayIn = (timeZone: string) =>
  new Intl.DateTimeFormat('es-ES', { weekday: 'long', day: 'numeric', month: 'long', timeZone });
const hourIn = (timeZone: string) =>
  new Intl.DateTimeFormat('es-ES', { hour: 'numeric', minute: '2-digit', timeZone });

const spanishDay = dayIn(inSpain);
const spanishHour = hourIn(inSpain);

/** Day of a moment in mainland Spain: 'jueves, 3 de diciembre'. */
export const interviewDay = (moment: string): string => spanishDay.format(new Date(moment));

/** Time in mainland Spain, with its end: 'de 10:00 a 10:30'. */
export const interviewHours = (moment: string, minutes: number): string =>
  hours(spanishHour, moment, minutes);

/** Day and time in mainland Spain: 'jueves, 3 de diciembre, de 10:00 a 10:30'. */
export const interviewTime = (moment: string, minutes: number): string =>
  `${interviewDay(moment)}, ${interviewHours(moment, minutes)}`;

/** Note for every written time. */
export const spanishTimeNote = 'hora peninsular';

/**
 * Day and time of a moment in another zone; null if its clocks show what those of mainland Spain do. The name of an unknown zone gives
 * null as well.
 */
export function timeInZone(moment: string, minutes: number, timeZone: string): string | null {
  try {
    const there = `${dayIn(timeZone).format(new Date(moment))}, ${hours(hourIn(timeZone), moment, minutes)}`;
    return there === interviewTime(moment, minutes) ? null : there;
  } catch {
    return null;
  }
}

const hours = (clock: Intl.DateTimeFormat, moment: string, minutes: number): string => {
  const starts = new Date(moment);
  return `de ${clock.format(starts)} a ${clock.format(new Date(starts.getTime() + minutes * 60_000))}`;
};
