import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { id } from '../entities/fields.ts';
import { emailField, registration } from '../forms/registration.ts';
import { limits } from '../limits.ts';

const done = z.object({ ok: z.literal(true) });

/** Authentication (specification §7). Browsers get the session as a cookie as well; `jwt` is for other clients. */
export const authCalls = declare({
  'POST /api/auth/local': {
    access: 'anyone',
    limit: 'login',
    body: z.object({
      identifier: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(limits.email.max)),
      password: z.string().check(z.minLength(1), z.maxLength(limits.password.max)),
      rememberMe: z.optional(z.boolean()),
    }),
    answer: z.object({ jwt: z.string() }),
  },
  'POST /api/auth/local/register': {
    access: 'anyone',
    limit: 'register',
    body: registration,
    answer: z.object({ user: z.nullable(z.object({ id, email: z.string() })) }),
  },
  'POST /api/auth/send-email-confirmation': {
    access: 'anyone',
    limit: 'mail',
    body: z.object({ email: emailField }),
    answer: done,
  },
  /** The link in the mail: confirms and sends the browser to the login page, which says how it went. */
  'GET /api/auth/email-confirmation': {
    access: 'anyone',
    query: z.strictObject({ confirmation: z.string().check(z.minLength(1), z.maxLength(2000)) }),
    answer: 'redirect',
  },
  'POST /api/auth/logout': { access: 'anyone', answer: done },
});
