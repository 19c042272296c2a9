/** Text as people compare it: no accents, no case. 'Ingeniería' and 'ingenieria' fold to the same. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
