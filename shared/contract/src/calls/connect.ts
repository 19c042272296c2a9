import * as z from 'zod/mini';
import { declare } from '../call.ts';
import {
  googleRegistration,
  microsoftRegistration,
  studentRegistration,
} from '../forms/other-registrations.ts';
import { ids } from '../ids.ts';
import { all } from '../query.ts';

/** The providers of social logins. */
export const providers = ['google', 'microsoft'] as const;
export type Provider = (typeof providers)[number];

const word = z.optional(z.string().check(z.maxLength(500)));
const registered = z.object({ user: z.nullable(z.object({ id: ids.user, email: z.string() })) });
const signedIn = z.extend(registered, { jwt: z.string() });

/** Page to return to after the login (return-path.ts lists the allowed ones), and whether the session outlives the browser. */
const leaving = z.strictObject({ redirect: word, rememberMe: z.optional(z.enum(['true', 'false'])) });

/** Parameters of the redirect from the provider. Unknown parameters are ignored. */
const returning = z.object({
  code: z.optional(z.string().check(z.maxLength(4_000))),
  state: word,
  error: word,
  iss: word,
});

/**
 * Login with Google and Microsoft (§7, OpenID Connect). A provider without keys answers 404. The login ends at /connect/{provider}, with
 * `?redirect=` when there is a page to go on to, or with `?error=` and a code of the catalogue.
 */
export const connectCalls = declare({
  /** Lists the providers that users can log in with. */
  'GET /api/connect/providers': { access: 'anyone', price: 1, own: 'public', answer: all(z.enum(providers)) },
  /** Redirects to the login of Google. */
  'GET /api/connect/google': {
    access: 'anyone',
    price: 1,
    own: 'user',
    query: leaving,
    hasEffects: true,
    answer: 'redirect',
  },
  /** Redirects to the login of Microsoft. */
  'GET /api/connect/microsoft': {
    access: 'anyone',
    price: 1,
    own: 'user',
    query: leaving,
    hasEffects: true,
    answer: 'redirect',
  },
  /** Completes a login with Google and redirects back to the platform. */
  'GET /api/connect/google/callback': {
    access: 'anyone',
    price: 1,
    own: 'user',
    query: returning,
    hasEffects: true,
    answer: 'redirect',
  },
  /** Completes a login with Microsoft and redirects back to the platform. */
  'GET /api/connect/microsoft/callback': {
    access: 'anyone',
    price: 1,
    own: 'user',
    query: returning,
    hasEffects: true,
    answer: 'redirect',
  },
  /** Creates a student's account with its profile, and mails a link to confirm the address. */
  'POST /api/users-permissions/register-student': {
    access: 'anyone',
    own: 'user',
    limit: 'register',
    body: studentRegistration,
    answer: registered,
  },
  /** Logs in clients that have contacted the provider themselves. Creates the account, its profile if the body has one, and a session. */
  'POST /api/users-permissions/google/register': {
    access: 'anyone',
    own: 'user',
    limit: 'register',
    body: googleRegistration,
    answer: signedIn,
  },
  /** The same as with Google, with an access token of Microsoft. */
  'POST /api/users-permissions/microsoft/register': {
    access: 'anyone',
    own: 'user',
    limit: 'register',
    body: microsoftRegistration,
    answer: signedIn,
  },
});
