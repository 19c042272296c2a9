/** Work modality of a project (`presentiality`): code -> label. */
export const modalities = { onsite: 'Presencial', hybrid: 'Híbrido', remote: 'Remoto' } as const;

export type Modality = keyof typeof modalities;
export const modalityCodes = ['onsite', 'hybrid', 'remote'] as const satisfies readonly Modality[];
