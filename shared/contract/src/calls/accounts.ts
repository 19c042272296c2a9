import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { emailChange, oneTimeCode, passwordChange, passwordReset } from '../forms/account.ts';
import { emailField, registration } from '../forms/registration.ts';
import { ids } from '../ids.ts';
import { limits } from '../limits.ts';

const done = z.object({ ok: z.literal(true) });
const session = z.object({ jwt: z.string() });
const registered = z.object({ user: z.nullable(z.object({ id: ids.user, email: z.string() })) });

export const accountCalls = declare({
  subject: 'accounts',
  about:
    'Authentication (specification §7). Browsers also get the session as a cookie; `jwt` is for other clients.',
  calls: {
    'POST /api/auth/local': {
      summary: 'Logs in with e-mail address and password',
      access: 'anyone',
      own: 'user',
      limit: 'login',
      body: z.strictObject({
        identifier: z
          .string()
          .check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(limits.email.max)),
        password: z.string().check(z.minLength(1), z.maxLength(limits.password.max)),
        rememberMe: z.optional(z.boolean()),
        /** Code of the mailed link, which confirms the address together with the password. Ignored when the address is confirmed. */
        confirmation: z.optional(z.string().check(z.minLength(1), z.maxLength(2000))),
      }),
      answer: session,
    },
    'POST /auth': {
      summary: 'Exchanges a valid token for a fresh one and ends the old session',
      description: 'Takes the token of the body, or else of the bearer header or the cookie.',
      access: 'anyone',
      price: 1,
      own: 'user',
      body: z.strictObject({ refreshToken: z.optional(oneTimeCode) }),
      answer: z.object({ jwt: z.string(), refreshToken: z.string() }),
    },
    'POST /auth/request-message': {
      summary: 'Sends the mail again that the person needs to log in',
      description:
        'Its link confirms the address or, if that is confirmed, lets them choose a new password. The response is the same ' +
        'whether or not the account exists.',
      access: 'anyone',
      own: 'user',
      limit: 'mail',
      /** The user's data as clients have it (§7). Only the address is used. */
      body: z.object({ email: emailField }),
      answer: done,
    },
    'POST /api/auth/local/register': {
      summary: 'Creates an account with a password, and mails a link to confirm the address',
      access: 'anyone',
      own: 'user',
      limit: 'register',
      body: registration,
      answer: registered,
    },
    'POST /api/auth/send-email-confirmation': {
      summary: 'Mails the link that confirms the address once more',
      access: 'anyone',
      own: 'user',
      limit: 'mail',
      body: z.strictObject({ email: emailField }),
      answer: done,
    },
    'POST /api/auth/forgot-password': {
      summary: 'Mails a link to choose a new password',
      description: 'The response is the same whether or not the account exists.',
      access: 'anyone',
      own: 'user',
      limit: 'mail',
      body: z.strictObject({ email: emailField }),
      answer: done,
    },
    'POST /api/auth/reset-password': {
      summary:
        'Sets a new password, ends every session of the account and opens one for the holder of the code',
      access: 'anyone',
      own: 'user',
      limit: 'login',
      body: passwordReset,
      answer: z.extend(session, { user: z.object({ id: ids.user, email: z.string() }) }),
    },
    'POST /api/auth/change-password': {
      summary: "Changes the password and ends the account's other sessions",
      access: 'signedIn',
      own: 'user',
      limit: 'login',
      body: passwordChange,
      answer: done,
    },
    'POST /api/auth/change-email': {
      summary: 'Mails a link to the new address',
      description: 'The address of another account gets no mail, but the response is the same.',
      access: 'signedIn',
      own: 'user',
      limit: 'login',
      body: emailChange,
      answer: done,
    },
    'POST /api/auth/confirm-email-change': {
      summary: 'Changes the address, with the code of the mail',
      description: 'The old address is notified and can undo the change for seven days. Other sessions end.',
      access: 'anyone',
      own: 'user',
      limit: 'login',
      body: z.strictObject({ code: oneTimeCode }),
      answer: z.object({ email: z.string() }),
    },
    'POST /api/auth/undo-email-change': {
      summary: 'Undoes a change of address, with the code of the mail to the old address',
      description: 'Ends every session, removes the password and mails a link to choose a new one.',
      access: 'anyone',
      own: 'user',
      limit: 'login',
      body: z.strictObject({ code: oneTimeCode }),
      answer: z.object({ email: z.string() }),
    },
    'POST /api/auth/logout': {
      summary: 'Ends the session of this browser',
      access: 'anyone',
      price: 1,
      own: 'user',
      answer: done,
    },
    'POST /api/auth/logout-everywhere': {
      summary: 'Ends all sessions of the caller',
      access: 'signedIn',
      price: 1,
      own: 'user',
      answer: done,
    },
  },
  examples: {
    'POST /api/auth/local': {
      body: { identifier: 'estudiante@puente.test', password: 'Puente-2026', rememberMe: true },
    },
    'POST /api/auth/local/register': {
      body: {
        username: 'persona@ejemplo.test',
        email: 'persona@ejemplo.test',
        password: 'una-frase-larga',
        name: 'Nombre',
        surname: 'Apellido Apellido',
        profileType: 'student',
        university: { id: 0, name: 'Otra universidad' },
      },
    },
    'POST /api/auth/send-email-confirmation': { body: { email: 'persona@ejemplo.test' } },
    'POST /auth': { body: { refreshToken: 'un-token-de-ejemplo' } },
    'POST /auth/request-message': { body: { email: 'persona@ejemplo.test' } },
    'POST /api/auth/forgot-password': { body: { email: 'persona@ejemplo.test' } },
    'POST /api/auth/reset-password': {
      body: {
        password: 'una-frase-larga',
        passwordConfirmation: 'una-frase-larga',
        code: 'codigo-del-mensaje',
      },
    },
    'POST /api/auth/change-email': { body: { email: 'otra@ejemplo.test', password: 'Puente-2026' } },
    'POST /api/auth/confirm-email-change': { body: { code: 'codigo-del-mensaje' } },
    'POST /api/auth/undo-email-change': { body: { code: 'codigo-del-mensaje' } },
    'POST /api/auth/change-password': {
      body: {
        currentPassword: 'Puente-2026',
        password: 'una-frase-larga',
        passwordConfirmation: 'una-frase-larga',
      },
    },
  },
});
