import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { providers } from '../constants/providers.ts';
import {
  googleRegistration,
  microsoftRegistration,
  studentRegistration,
} from '../forms/other-registrations.ts';
import { ids } from '../ids.ts';
import { all } from '../query.ts';

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

const leavingExample = { query: { redirect: '/projects', rememberMe: 'true' } } as const;
const returningExample = {
  query: {
    code: 'codigo-del-servicio',
    state: 'estado',
    iss: 'https://servicio.example',
    error: 'access_denied',
  },
};
const exampleProfile = {
  name: 'Nombre',
  surname: 'Apellido Apellido',
  profileType: 'student',
  phone: '+34 600 000 000',
  university: { id: 1, name: 'Universidad de A Coruña' },
  campaigns: [],
} as const;

export const connectCalls = declare({
  subject: 'connect',
  about:
    'Login with Google and Microsoft (§7, OpenID Connect). A provider without keys answers 404. The login ends at ' +
    '/connect/{provider}, with `?redirect=` when there is a page to go on to, or with `?error=` and a code of the ' +
    'catalogue.',
  calls: {
    'GET /api/connect/providers': {
      summary: 'Lists the providers that users can log in with',
      access: 'anyone',
      price: 1,
      own: 'public',
      answer: all(z.enum(providers)),
    },
    'GET /api/connect/google': {
      summary: 'Redirects to the login of Google',
      access: 'anyone',
      price: 1,
      own: 'user',
      query: leaving,
      hasEffects: true,
      answer: 'redirect',
    },
    'GET /api/connect/microsoft': {
      summary: 'Redirects to the login of Microsoft',
      access: 'anyone',
      price: 1,
      own: 'user',
      query: leaving,
      hasEffects: true,
      answer: 'redirect',
    },
    'GET /api/connect/google/callback': {
      summary: 'Completes a login with Google and redirects back to the platform',
      access: 'anyone',
      price: 1,
      own: 'user',
      query: returning,
      hasEffects: true,
      answer: 'redirect',
    },
    'GET /api/connect/microsoft/callback': {
      summary: 'Completes a login with Microsoft and redirects back to the platform',
      access: 'anyone',
      price: 1,
      own: 'user',
      query: returning,
      hasEffects: true,
      answer: 'redirect',
    },
    'POST /api/users-permissions/register-student': {
      summary: "Creates a student's account with its profile, and mails a link to confirm the address",
      access: 'anyone',
      own: 'user',
      limit: 'register',
      body: studentRegistration,
      answer: registered,
    },
    'POST /api/users-permissions/google/register': {
      summary: 'Logs in clients that have contacted the provider themselves',
      description: 'Creates the account, its profile if the body has one, and a session.',
      access: 'anyone',
      own: 'user',
      limit: 'register',
      body: googleRegistration,
      answer: signedIn,
    },
    'POST /api/users-permissions/microsoft/register': {
      summary: 'The same as with Google, with an access token of Microsoft',
      access: 'anyone',
      own: 'user',
      limit: 'register',
      body: microsoftRegistration,
      answer: signedIn,
    },
  },
  examples: {
    'GET /api/connect/google': leavingExample,
    'GET /api/connect/microsoft': leavingExample,
    'GET /api/connect/google/callback': returningExample,
    'GET /api/connect/microsoft/callback': returningExample,
    'POST /api/users-permissions/register-student': {
      body: {
        data: {
          username: 'estudiante-nueva@ejemplo.test',
          email: 'estudiante-nueva@ejemplo.test',
          password: 'una-frase-larga',
          name: 'Nombre',
          surname: 'Apellido Apellido',
          phone: '+34 600 000 000',
          university: { id: 1, name: 'Universidad de A Coruña' },
          campaigns: [],
        },
      },
    },
    'POST /api/users-permissions/google/register': {
      body: { id_token: 'eyJhbGciOiJSUzI1NiJ9.e30.sin-firma', ...exampleProfile, campaigns: [] },
    },
    'POST /api/users-permissions/microsoft/register': {
      body: { access_token: 'un-token-de-ejemplo', ...exampleProfile, campaigns: [] },
    },
  },
});
