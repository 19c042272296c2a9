/** Names of the parts of an organisation's page that are edited in place, as used on their buttons. */
export const titles = {
  identity: 'qué organización es',
  activity: 'quiénes son',
  contact: 'cómo contactar',
} as const;

export type PartName = keyof typeof titles;
