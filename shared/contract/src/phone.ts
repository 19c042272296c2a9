import { limits } from './limits.ts';

const between = String.raw`[\s.-]{0,3}`;
/** One to three digits; a fourth has to follow, or the prefix might be all there is. */
const prefix = String.raw`\+(?=(?:\D*\d){4})\d{1,3}`;
/** Optional international prefix and up to 15 digits, with spaces, dots or dashes between them (§5): the prefix is none of the 15. */
const phonePattern = new RegExp(String.raw`^(?:${prefix}${between})?\d(?:${between}\d){0,${limits.phone.max - 1}}$`);

/** Nothing, or a telephone number: whether one is needed is another question. */
export const isPhone = (value: string): boolean => value === '' || phonePattern.test(value);
