/** Criteria by which students evaluate an organisation: code -> label. */
export const organizationCriteria = {
  guidance: 'Acompañamiento',
  clarity: 'Claridad del encargo',
  learning: 'Lo que se aprende',
  treatment: 'Trato y ambiente',
  agreed: 'Cumplimiento de lo acordado',
} as const;

/** Criteria by which an organisation evaluates a student: code -> label. */
export const studentCriteria = {
  quality: 'Calidad del trabajo',
  deadlines: 'Cumplimiento de los plazos',
  communication: 'Comunicación',
  autonomy: 'Autonomía e iniciativa',
  progress: 'Ganas de aprender y progreso',
} as const;

export type OrganizationCriterion = keyof typeof organizationCriteria;
export type StudentCriterion = keyof typeof studentCriteria;

export const organizationCriterionCodes = Object.keys(organizationCriteria) as [
  OrganizationCriterion,
  ...OrganizationCriterion[],
];
export const studentCriterionCodes = Object.keys(studentCriteria) as [
  StudentCriterion,
  ...StudentCriterion[],
];

/** Words of the scores from 1 to 5. */
export const scoreWords = ['Muy mal', 'Mal', 'Regular', 'Bien', 'Muy bien'] as const;

/** Shown in place of the words of an evaluation that staff have hidden. */
export const hiddenEvaluationText =
  'El equipo ha retirado este comentario. Las puntuaciones siguen contando.';

/** Sides that evaluate each other. */
export type EvaluatingSide = 'student' | 'organization';
