const days = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long' });

/** 3 de marzo de 2026, where the user is. */
export const dayOf = (moment: string): string => days.format(new Date(moment));
