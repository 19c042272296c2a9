/** Short facts in one line: 'Fundación · Medio ambiente · Lugo'. Where it breaks, the dot stays with what it follows. */
export const factLine = (facts: readonly (string | null | undefined)[]): string =>
  facts.filter(Boolean).join('\u00A0· ');
