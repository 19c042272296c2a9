const short = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Europe/Madrid',
});

/** '20 nov 2026', in Spanish time, independent of the time zone of the device. */
export const shortDate = (moment: string): string => short.format(new Date(moment));
