import type { CollaborationSide } from './collaborations.ts';

/** State of a proposed plan: code -> label. */
export const planStates = {
  proposed: 'Propuesto',
  consented: 'Pendiente del docente',
  changesAsked: 'Con cambios pedidos',
  agreed: 'Acordado',
} as const;

export type PlanState = keyof typeof planStates;
export const planStateCodes = Object.keys(planStates) as [PlanState, ...PlanState[]];

/** Sides that propose a plan. */
export const planProposers = ['student', 'organization'] as const satisfies readonly CollaborationSide[];
export type PlanProposer = (typeof planProposers)[number];

export const planAnswers = ['agree', 'changes'] as const;

interface Proposed {
  state: PlanState;
  by: PlanProposer;
  hasTeacher: boolean;
}

/** Side that answers a proposed plan next; null when it has its answer. Without a teacher, nobody has to approve it. */
export function planAnswerer({ state, by, hasTeacher }: Proposed): CollaborationSide | null {
  if (state === 'consented' && hasTeacher) return 'teacher';
  if (state === 'proposed' || state === 'consented') return by === 'student' ? 'organization' : 'student';
  return null;
}
