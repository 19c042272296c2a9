import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { ids } from '../ids.ts';
import { emailChange, oneTimeCode, passwordChange, passwordReset } from '../forms/account.ts';
import { emailField, registration } from '../forms/registration.ts';
import { limits } from '../limits.ts';

const done = z.object({ ok: z.literal(true) });
const session = z.object({ jwt: z.string() });
const registered = z.object({ user: z.nullable(z.object({ id: ids.user, email: z.string() })) });

/** Authentication (specification §7). Browsers get the session as a cookie as well; `jwt` is for other clients. */
export const authCalls = declare({
  'POST /api/auth/local': {
    access: 'anyone',
    own: 'user',
    limit: 'login',
    body: z.strictObject({
      identifier: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(limits.email.max)),
      password: z.string().check(z.minLength(1), z.maxLength(limits.password.max)),
      rememberMe: z.optional(z.boolean()),
      /** Of the mailed link: with the password it confirms the address. Without need of it, it is not looked at. */
      confirmation: z.optional(z.string().check(z.minLength(1), z.maxLength(2000))),
    }),
    answer: session,
  },
  /** A fresh token for a valid one (the body's, or else the bearer's or cookie's), which then ends. */
  'POST /auth': {
    access: 'anyone',
    price: 1,
    own: 'user',
    body: z.strictObject({ refreshToken: z.optional(oneTimeCode) }),
    answer: z.object({ jwt: z.string(), refreshToken: z.string() }),
  },
  /**
   * A new message to the person with the link that they need: to confirm the address, or, once it is confirmed, to choose
   * a new password. The answer never says whether there is such an account.
   */
  'POST /auth/request-message': {
    access: 'anyone',
    own: 'user',
    limit: 'mail',
    /** The user's data, as clients have them (§7): of these, the address is what counts. */
    body: z.object({ email: emailField }),
    answer: done,
  },
  'POST /api/auth/local/register': {
    access: 'anyone',
    own: 'user',
    limit: 'register',
    body: registration,
    answer: registered,
  },
  'POST /api/auth/send-email-confirmation': {
    access: 'anyone',
    own: 'user',
    limit: 'mail',
    body: z.strictObject({ email: emailField }),
    answer: done,
  },
  /** Mails a link to choose a new password; the answer is the same whether or not there is such an account. */
  'POST /api/auth/forgot-password': {
    access: 'anyone',
    own: 'user',
    limit: 'mail',
    body: z.strictObject({ email: emailField }),
    answer: done,
  },
  /** Ends every session of the account, and opens one for the holder of the code. */
  'POST /api/auth/reset-password': {
    access: 'anyone',
    own: 'user',
    limit: 'login',
    body: passwordReset,
    answer: z.extend(session, { user: z.object({ id: ids.user, email: z.string() }) }),
  },
  /** Ends the account's other sessions; this one stays. */
  'POST /api/auth/change-password': {
    access: 'signedIn',
    own: 'user',
    limit: 'login',
    body: passwordChange,
    answer: done,
  },
  /** Mails a link to the new address. That of another account gets nothing, but a caller cannot tell. */
  'POST /api/auth/change-email': {
    access: 'signedIn',
    own: 'user',
    limit: 'login',
    body: emailChange,
    answer: done,
  },
  /** With the code of that mail. The old address is told, and can undo it for seven days; sessions elsewhere end. */
  'POST /api/auth/confirm-email-change': {
    access: 'anyone',
    own: 'user',
    limit: 'login',
    body: z.strictObject({ code: oneTimeCode }),
    answer: z.object({ email: z.string() }),
  },
  /** With the code of the mail to the old address: every session ends, and the password with them. A link to choose another comes by mail. */
  'POST /api/auth/undo-email-change': {
    access: 'anyone',
    own: 'user',
    limit: 'login',
    body: z.strictObject({ code: oneTimeCode }),
    answer: z.object({ email: z.string() }),
  },
  'POST /api/auth/logout': { access: 'anyone', price: 1, own: 'user', answer: done },
  'POST /api/auth/logout-everywhere': { access: 'signedIn', price: 1, own: 'user', answer: done },
});
