/**
 * The student's goal: the answer to the qualification question, code -> label (specification §3, student
 * goal).
 */
export const goals = {
  unknown: 'Quiero orientación',
  work: 'Quiero trabajar',
  study: 'Quiero seguir estudiando',
} as const;

export type Goal = keyof typeof goals;
export const goalCodes = ['unknown', 'work', 'study'] as const satisfies readonly Goal[];
