import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { emailChange, oneTimeCode, passwordChange, passwordReset } from '../forms/account.ts';
import { emailField, registration } from '../forms/registration.ts';
import { ids } from '../ids.ts';
import { limits } from '../limits.ts';

const done = z.object({ ok: z.literal(true) });
const session = z.object({ jwt: z.string() });
const registered = z.object({ user: z.nullable(z.object({ id: ids.user, email: z.string() })) });

/** Authentication (specification §7). Browsers also get the session as a cookie; `jwt` is for other clients. */
export const authCalls = declare({
  /** Logs in with e-mail address and password. */
  'POST /api/auth/local': {
    access: 'anyone',
    own: 'user',
    limit: 'login',
    body: z.strictObject({
      identifier: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(limits.email.max)),
      password: z.string().check(z.minLength(1), z.maxLength(limits.password.max)),
      rememberMe: z.optional(z.boolean()),
      /** Code of the mailed link, which confirms the address together with the password. Ignored when the address is confirmed. */
      confirmation: z.optional(z.string().check(z.minLength(1), z.maxLength(2000))),
    }),
    answer: session,
  },
  /**
   * Exchanges a valid token for a fresh one and ends the old session. Takes the token of the body, or else of the bearer header or the
   * cookie.
   */
  'POST /auth': {
    access: 'anyone',
    price: 1,
    own: 'user',
    body: z.strictObject({ refreshToken: z.optional(oneTimeCode) }),
    answer: z.object({ jwt: z.string(), refreshToken: z.string() }),
  },
  /**
   * Sends the mail again that the person needs to log in. Its link confirms the address or, if that is confirmed, lets them choose a new
   * password. The response is the same whether or not the account exists.
   */
  'POST /auth/request-message': {
    access: 'anyone',
    own: 'user',
    limit: 'mail',
    /** The user's data as clients have it (§7). Only the address is used. */
    body: z.object({ email: emailField }),
    answer: done,
  },
  /** Creates an account with a password, and mails a link to confirm the address. */
  'POST /api/auth/local/register': {
    access: 'anyone',
    own: 'user',
    limit: 'register',
    body: registration,
    answer: registered,
  },
  /** Mails the link that confirms the address once more. */
  'POST /api/auth/send-email-confirmation': {
    access: 'anyone',
    own: 'user',
    limit: 'mail',
    body: z.strictObject({ email: emailField }),
    answer: done,
  },
  /** Mails a link to choose a new password. The response is the same whether or not the account exists. */
  'POST /api/auth/forgot-password': {
    access: 'anyone',
    own: 'user',
    limit: 'mail',
    body: z.strictObject({ email: emailField }),
    answer: done,
  },
  /** Sets a new password, ends every session of the account and opens one for the holder of the code. */
  'POST /api/auth/reset-password': {
    access: 'anyone',
    own: 'user',
    limit: 'login',
    body: passwordReset,
    answer: z.extend(session, { user: z.object({ id: ids.user, email: z.string() }) }),
  },
  /** Changes the password and ends the account's other sessions. */
  'POST /api/auth/change-password': {
    access: 'signedIn',
    own: 'user',
    limit: 'login',
    body: passwordChange,
    answer: done,
  },
  /** Mails a link to the new address. The address of another account gets no mail, but the response is the same. */
  'POST /api/auth/change-email': {
    access: 'signedIn',
    own: 'user',
    limit: 'login',
    body: emailChange,
    answer: done,
  },
  /**
   * Changes the address, with the code of the mail. The old address is notified and can undo the change for seven days. Other sessions end.
   */
  'POST /api/auth/confirm-email-change': {
    access: 'anyone',
    own: 'user',
    limit: 'login',
    body: z.strictObject({ code: oneTimeCode }),
    answer: z.object({ email: z.string() }),
  },
  /**
   * Undoes a change of address, with the code of the mail to the old address. Ends every session, removes the password and mails a link to
   * choose a new one.
   */
  'POST /api/auth/undo-email-change': {
    access: 'anyone',
    own: 'user',
    limit: 'login',
    body: z.strictObject({ code: oneTimeCode }),
    answer: z.object({ email: z.string() }),
  },
  /** Ends the session of this browser. */
  'POST /api/auth/logout': { access: 'anyone', price: 1, own: 'user', answer: done },
  /** Ends all sessions of the caller. */
  'POST /api/auth/logout-everywhere': { access: 'signedIn', price: 1, own: 'user', answer: done },
});
