/** Texts that a student may leave out of an application. */
export const optionalApplicationTexts = ['interest', 'project_expected', 'availability'] as const;

/** Texts of an application, in the order in which an organisation reads them. The desk searches and exports them. */
export const applicationTexts = ['motivation', ...optionalApplicationTexts] as const;

export type ApplicationText = (typeof applicationTexts)[number];
