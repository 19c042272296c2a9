// The Swedish way of writing dates is yyyy-MM-dd.
const inSpain = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' });

/**
 * The day (yyyy-MM-dd) of a moment in the peninsula's calendar, wherever the reader or the server is.
 * @param moment a date, or its milliseconds
 */
export const dayInSpain = (moment: Date | number): string => inSpain.format(moment);
