/** Texts that an organisation may leave out of a project. */
export const projectTexts = [
  'objectives',
  'requirements',
  'remuneration',
  'ods_explanation',
  'working_method',
] as const;

export type ProjectText = (typeof projectTexts)[number];
