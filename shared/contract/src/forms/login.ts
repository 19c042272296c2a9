import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';

/** Login screen and modal (§5). */
export const loginForm = z.object({
  email: z
    .string()
    .check(z.trim(), z.toLowerCase(), z.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, messages.loginEmail)),
  password: z
    .string()
    .check(z.minLength(1, messages.loginPassword), z.maxLength(limits.password.max, messages.tooLong)),
  remember: z.boolean(),
});

export type LoginForm = z.infer<typeof loginForm>;
