const alphabet = new Intl.Collator('es');

/** Sorts options by count, highest first, then by name. */
export const mostFirst = (counts: Readonly<Record<string, number>> = {}): [name: string, count: number][] =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .toSorted(([name, count], [other, more]) => more - count || alphabet.compare(name, other));
