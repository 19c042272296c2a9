/** Texts in which an author says why a work matters. */
export const workTexts = ['impact', 'sustainability', 'innovation', 'viability'] as const;
