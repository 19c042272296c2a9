const days = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });

/** Writes a day (yyyy-MM-dd) as people read it: '3 de mayo de 2027'. */
export const dayInWords = (day: string): string => days.format(new Date(`${day}T12:00:00Z`));
