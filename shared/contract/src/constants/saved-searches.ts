/** Mail frequency of a saved search: code -> label. `never` keeps the search without mails. */
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
