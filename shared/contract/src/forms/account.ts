import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { newPassword } from './registration.ts';

const repeated = z.string().check(z.minLength(1, messages.requiredShort), z.maxLength(limits.password.max, messages.tooLong));

/** A password that somebody knows already: nothing is said about its shape. */
export const knownPassword = z.string().check(z.minLength(1, messages.loginPassword), z.maxLength(limits.password.max, messages.tooLong));

/** What a mailed link carries. */
export const oneTimeCode = z.string().check(z.trim(), z.minLength(1, messages.requiredShort), z.maxLength(200, messages.tooLong));

const sameTwice = z.refine<{ password: string; passwordConfirmation: string }>((values) => values.password === values.passwordConfirmation, {
  path: ['passwordConfirmation'],
  message: messages.passwordsDiffer,
});

/** Body of POST /api/auth/reset-password (§7). */
export const passwordReset = z
  .object({ password: newPassword, passwordConfirmation: repeated, code: oneTimeCode })
  .check(sameTwice);

/** Body of POST /api/auth/change-password. */
export const passwordChange = z
  .object({ currentPassword: knownPassword, password: newPassword, passwordConfirmation: repeated })
  .check(sameTwice);

export type PasswordReset = z.input<typeof passwordReset>;
export type PasswordChange = z.input<typeof passwordChange>;
