const short = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Europe/Madrid',
});

/** '20 nov 2026', in Spanish time, independent of the time zone of the device. */
export const shortDate = (moment: string): string => short.format(new Date(moment));

const moments = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Madrid',
});

/** '20 nov, 12:41', in Spanish time. */
export const shortMoment = (moment: string): string => moments.format(new Date(moment));

const days = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** '10 de diciembre', of a day as yyyy-MM-dd. */
export const dayAndMonth = (day: string): string => days.format(new Date(`${day}T12:00:00.000Z`));

const long = new Intl.DateTimeFormat('es-ES', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Madrid',
});

/** 'jueves, 10 de diciembre de 2026, 17:00', in Spanish time. */
export const longMoment = (moment: string): string => long.format(new Date(moment));
