import * as z from 'zod/mini';
import { messages } from '../messages.ts';

/** A text that somebody typed: trimmed, limited, and without NUL, which PostgreSQL cannot store. */
export const line = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, messages.tooLong), z.regex(/^[^\0]*$/, messages.pattern));

/** The same where an empty text is no answer. */
export const requiredLine = (max: number) => line(max).check(z.minLength(1, messages.required));
