const moments = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Madrid',
});

/** '27 nov 2026, 13:45', in the time of mainland Spain. */
export const momentWords = (moment: string): string => moments.format(new Date(moment));
