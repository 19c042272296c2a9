const inSpain = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' });

/** The day (yyyy-MM-dd) of a moment, as a calendar in the peninsula has it: what `endOfDay` was made from. */
export const dayOf = (moment: Date): string => inSpain.format(moment);
