/** How often a saved search writes: code -> label. With `never` it is kept, and writes nothing. */
export const searchFrequencies = {
  daily: 'Cada día',
  weekly: 'Cada semana',
  never: 'Sin avisos',
} as const;

export type SearchFrequency = keyof typeof searchFrequencies;
export const searchFrequencyCodes = [
  'daily',
  'weekly',
  'never',
] as const satisfies readonly SearchFrequency[];
