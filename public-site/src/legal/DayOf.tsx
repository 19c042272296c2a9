import type { LegalVersion } from './legal-text.ts';

const dates = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as yyyy-MM-dd in words: '26 de noviembre de 2026'. */
export const dayWords = (date: string): string => dates.format(new Date(date));

export const DayOf = ({ date }: Pick<LegalVersion, 'date'>) => <time dateTime={date}>{dayWords(date)}</time>;
