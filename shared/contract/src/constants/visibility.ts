/**
 * Organisations that may see a student. `private`: none, except the data in an application. `applied`: those that the student applied to.
 * `talent`: those with access to the talent corner, too.
 */
export const visibilityLevels = ['private', 'applied', 'talent'] as const;

export type Visibility = (typeof visibilityLevels)[number];
