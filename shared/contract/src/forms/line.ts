import * as z from 'zod/mini';
import { messages } from '../messages.ts';

/** A typed text of any number of lines: trimmed, at most `max` characters, and without NUL, which PostgreSQL cannot store. */
export const text = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, messages.tooLong), z.regex(/^[^\0]*$/, messages.pattern));

/** The same where an empty text is no answer. */
export const filledText = (max: number) => text(max).check(z.minLength(1, messages.required));

/** No end of a line and no other control character: a name goes into subjects of mails, headers and lists. */
export const oneLine = z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, messages.oneLine);

/** A typed text of one line. */
export const line = (max: number) => z.string().check(z.trim(), z.maxLength(max, messages.tooLong), oneLine);

export const requiredLine = (max: number) => line(max).check(z.minLength(1, messages.required));
