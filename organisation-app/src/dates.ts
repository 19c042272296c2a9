const short = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Europe/Madrid',
});

/** '20 nov 2026', as in Spain, whatever the clock of the device. */
export const shortDate = (moment: string): string => short.format(new Date(moment));
