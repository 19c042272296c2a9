/** What a resource helps with (specification §2, /resources/purpose): code -> label. */
export const resourcePurposes = {
  professional_orientation: 'Orientación profesional',
  tfx_support: 'Apoyo para tu TFG/M',
} as const;

export type ResourcePurpose = keyof typeof resourcePurposes;
export const resourcePurposeCodes = [
  'professional_orientation',
  'tfx_support',
] as const satisfies readonly ResourcePurpose[];
