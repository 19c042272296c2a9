/** What somebody studies (specification §9). */
export const studyTypes = ['Grado', 'Máster'] as const;
export type StudyType = (typeof studyTypes)[number];
