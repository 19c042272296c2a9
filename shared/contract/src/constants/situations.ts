/** Progress of a student with the final project: code -> label (specification §3, enumerations). */
export const situations = {
  unknown: 'No lo tengo que hacer aún',
  choosing: 'Eligiendo el tema',
  doing: 'Haciendo el TFG/M',
  finished: 'Ya he terminado mi TFG/M',
} as const;

export type Situation = keyof typeof situations;
export const situationCodes = [
  'unknown',
  'choosing',
  'doing',
  'finished',
] as const satisfies readonly Situation[];
