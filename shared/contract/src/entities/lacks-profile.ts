import type { FieldErrors } from '../errors.ts';
import type { CurrentUser } from './user.ts';

/** What an organisation has to know of a student, as a sentence to them names it. */
const needed = { university: 'tu universidad', province: 'tu provincia' } as const;

export type NeededField = keyof typeof needed;

const neededFields = Object.keys(needed) as NeededField[];

type Known = Readonly<Partial<Record<NeededField, unknown>>>;

export const missingFields = (known: Known | null): NeededField[] =>
  neededFields.filter((field) => !known?.[field]);

/** 'Te falta decirnos tu universidad y tu provincia.' */
export const sayMissing = (fields: readonly NeededField[]): string =>
  `Te falta decirnos ${fields.map((field) => needed[field]).join(' y ')}.`;

/** The messages of a refusal, by field. */
export const missingMessages = (fields: readonly NeededField[]): FieldErrors =>
  Object.fromEntries(fields.map((field) => [field, sayMissing([field])]));

/** Specification §2: the wizard is offered to a student with no province or university, who cannot apply either. */
export const lacksProfile = ({ profileType, details }: CurrentUser): boolean =>
  profileType === 'student' && missingFields(details).length > 0;
