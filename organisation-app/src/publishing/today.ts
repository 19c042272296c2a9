const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' });

/** Today in Spain as yyyy-MM-dd, as a date field wants it. The Swedish way of writing dates is that very form. */
export const today = (now: Date = new Date()): string => day.format(now);
