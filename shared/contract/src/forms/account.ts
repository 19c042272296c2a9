import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { emailField } from './email.ts';
import { loginForm } from './login.ts';
import { newPassword } from './registration.ts';

const repeated = z
  .string()
  .check(z.minLength(1, messages.requiredShort), z.maxLength(limits.password.max, messages.tooLong));

/** A password that the user has already: only its length is checked. */
export const knownPassword = z
  .string()
  .check(z.minLength(1, messages.loginPassword), z.maxLength(limits.password.max, messages.tooLong));

/** Code from a mailed link. */
export const oneTimeCode = z
  .string()
  .check(z.trim(), z.minLength(1, messages.requiredShort), z.maxLength(200, messages.tooLong));

const sameTwice = z.refine<{ password: string; passwordConfirmation: string }>(
  (values) => values.password === values.passwordConfirmation,
  {
    path: ['passwordConfirmation'],
    message: messages.passwordsDiffer,
  },
);

/** Body of POST /api/auth/reset-password (§7). */
export const passwordReset = z
  .strictObject({ password: newPassword, passwordConfirmation: repeated, code: oneTimeCode })
  .check(sameTwice);

/** Forms of the two password reset screens: the address of the account, and its new password. */
export const forgottenPasswordForm = z.pick(loginForm, { email: true });
export const newPasswordForm = z
  .object({ password: newPassword, passwordConfirmation: repeated })
  .check(sameTwice);

/** Body of POST /api/auth/change-password. */
export const passwordChange = z
  .strictObject({ currentPassword: knownPassword, password: newPassword, passwordConfirmation: repeated })
  .check(sameTwice);

/** Body of POST /api/auth/change-email. A login in the last minutes can replace the password. */
export const emailChange = z.strictObject({ email: emailField, password: z.optional(knownPassword) });

/** Form for changing the address. Users without a password leave it empty. */
export const emailChangeForm = z.object({
  email: emailField,
  password: z.string().check(z.maxLength(limits.password.max, messages.tooLong)),
});

export type EmailChangeForm = z.input<typeof emailChangeForm>;
export type ForgottenPasswordForm = z.input<typeof forgottenPasswordForm>;
export type NewPasswordForm = z.input<typeof newPasswordForm>;
export type PasswordReset = z.input<typeof passwordReset>;
export type PasswordChange = z.input<typeof passwordChange>;
