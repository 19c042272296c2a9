import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';

/** An e-mail address, lower-cased. In a file of its own: a page that asks for nothing else need not load the registration. */
export const emailField = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, messages.requiredShort),
    z.maxLength(limits.email.max, messages.email),
    z.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, messages.email),
  );
