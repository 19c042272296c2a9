import * as z from 'zod/mini';
import { messages } from '../messages.ts';

/** A typed text: trimmed, at most `max` characters, and without NUL, which PostgreSQL cannot store. */
export const line = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, messages.tooLong), z.regex(/^[^\0]*$/, messages.pattern));

/** The same where an empty text is no answer. */
export const requiredLine = (max: number) => line(max).check(z.minLength(1, messages.required));
