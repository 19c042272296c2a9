/** Optional international prefix and up to 15 digits, with spaces, dots or dashes between them (§5). */
const phonePattern = /^\+?\d(?:[\s.-]?\d){5,14}$/;

/** Nothing, or a telephone number: whether one is needed is another question. */
export const isPhone = (value: string): boolean => value === '' || phonePattern.test(value);
