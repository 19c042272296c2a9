/** Joins short facts in one line: 'Fundación · Medio ambiente · Lugo'. In a line break, the dot stays with the next fact. */
export const factLine = (facts: readonly (string | null | undefined)[]): string =>
  facts.filter(Boolean).join('\u00A0· ');
