const days = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long' });

/** Date in the user's time zone: '3 de marzo de 2026'. */
export const dayOf = (moment: string): string => days.format(new Date(moment));
