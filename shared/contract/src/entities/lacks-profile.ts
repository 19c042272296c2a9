import type { FieldErrors } from '../errors.ts';
import type { CurrentUser } from './user.ts';

/** Names of the profile fields that an application needs, as used in sentences to the student. */
const needed = { university: 'tu universidad', province: 'tu provincia' } as const;

export type NeededField = keyof typeof needed;

const neededFields = Object.keys(needed) as NeededField[];

type Known = Readonly<Partial<Record<NeededField, unknown>>>;

export const missingFields = (known: Known | null): NeededField[] =>
  neededFields.filter((field) => !known?.[field]);

/** Sentence that lists the missing fields: 'Te falta decirnos tu universidad y tu provincia.' */
export const sayMissing = (fields: readonly NeededField[]): string =>
  `Te falta decirnos ${fields.map((field) => needed[field]).join(' y ')}.`;

/** Validation messages for the missing fields, by field. */
export const missingMessages = (fields: readonly NeededField[]): FieldErrors =>
  Object.fromEntries(fields.map((field) => [field, sayMissing([field])]));

/** Tells whether a student has no province or university. They are offered the wizard and cannot apply (specification §2). */
export const lacksProfile = ({ profileType, details }: CurrentUser): boolean =>
  profileType === 'student' && missingFields(details).length > 0;
