/** The parts of an organisation's page that are changed where they stand, as their buttons call them. */
export const titles = {
  identity: 'qué organización es',
  activity: 'quiénes son',
  contact: 'cómo contactar',
} as const;

export type PartName = keyof typeof titles;
