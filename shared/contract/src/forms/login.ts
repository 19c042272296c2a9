import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { loginEmailField } from './email.ts';

/** Login screen and modal (§5). */
export const loginForm = z.object({
  email: loginEmailField,
  password: z
    .string()
    .check(z.minLength(1, messages.loginPassword), z.maxLength(limits.password.max, messages.tooLong)),
  remember: z.boolean(),
});

export type LoginForm = z.infer<typeof loginForm>;
