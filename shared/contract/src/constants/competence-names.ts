/** Competences of the questionnaire (specification §3): code -> name. */
export const competenceNames = {
  flexibility: 'Flexibilidad',
  initiative: 'Iniciativa',
  teamwork: 'Trabajo en equipo',
  communication: 'Comunicación',
  growth: 'Pensamiento de crecimiento',
} as const;

export type Competence = keyof typeof competenceNames;
export const competenceCodes = Object.keys(competenceNames) as [Competence, ...Competence[]];

/** Name of a competence; null for a code that this release does not know. */
export const nameOfCompetence = (code: string): string | null =>
  Object.hasOwn(competenceNames, code) ? competenceNames[code as Competence] : null;
