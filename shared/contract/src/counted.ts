/** '1.204': a number of things, as Spanish writes it; four digits have their point, too. */
export const inFigures = (count: number): string => count.toLocaleString('es-ES', { useGrouping: 'always' });

/** '1 trabajo', '1.204 trabajos'. */
export const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${inFigures(count)} ${many}`;
