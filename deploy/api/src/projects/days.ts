const inSpain = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' });

/** The day (yyyy-MM-dd) of a moment in the peninsula's calendar: the reverse of `endOfDay`. */
export const dayOf = (moment: Date): string => inSpain.format(moment);
