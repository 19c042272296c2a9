import type { WorkStage } from './works.ts';

/** Purpose of a resource (specification §2, /resources/purpose): code -> label. */
export const resourcePurposes = {
  professional_orientation: 'Orientación profesional',
  tfx_support: 'Apoyo para tu TFG/M',
} as const;

export type ResourcePurpose = keyof typeof resourcePurposes;
export const resourcePurposeCodes = [
  'professional_orientation',
  'tfx_support',
] as const satisfies readonly ResourcePurpose[];

/** Stage of the student's work that a resource helps with: code -> label. */
export const resourceStages = {
  choosing: 'Para elegir el tema',
  onGoing: 'Mientras lo haces',
  finished: 'Cuando lo terminas',
} as const satisfies Record<WorkStage, string>;
