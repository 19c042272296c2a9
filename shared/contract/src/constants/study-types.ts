/** Kinds of studies of a student (specification §9). */
export const studyTypes = ['Grado', 'Máster'] as const;
export type StudyType = (typeof studyTypes)[number];
