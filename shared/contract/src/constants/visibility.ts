/**
 * Which organisations see a student: none but in an application, with what it takes to answer it; those that the student
 * applied to; also those with access to the talent corner.
 */
export const visibilityLevels = ['private', 'applied', 'talent'] as const;

export type Visibility = (typeof visibilityLevels)[number];
