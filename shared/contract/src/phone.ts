import { limits } from './limits.ts';

const between = String.raw`[\s.-]{0,3}`;
/**
 * Optional international prefix and up to 15 digits, with spaces, dots or dashes between them (§5): the prefix is none of
 * the 15, and alone it is no number.
 */
const phonePattern = new RegExp(
  String.raw`^(?!\+\d{1,3}$)(?:\+\d{1,3}${between})?\d(?:${between}\d){0,${limits.phone.max - 1}}$`,
);

/** Tells whether a text is empty or a telephone number. Required fields are validated elsewhere. */
export const isPhone = (value: string): boolean => value === '' || phonePattern.test(value);
