import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { loginFactors, passkey, passkeyCreation, secondFactor } from '../entities/second-factor.ts';
import { knownPassword } from '../forms/account.ts';
import { newPasskey, passkeyName, passkeyProof, recoveryCode, totpCode } from '../forms/second-factor.ts';
import { one } from '../query.ts';
import { administrators } from '../roles.ts';

/** The user's own password. Users without one need a login in the last minutes instead. */
const ownPassword = z.strictObject({ password: z.optional(knownPassword) });

/** Recovery codes, shown once, because the server stores no readable copy. Null when the user already has codes. */
const recoveryCodes = z.array(z.string());

const examplePassword = { body: { password: 'no-es-esta' } };
const exampleCredential = {
  id: 'AQIDBAUGBwgJCgsMDQ4PEA',
  rawId: 'AQIDBAUGBwgJCgsMDQ4PEA',
  type: 'public-key',
} as const;

export const secondFactorCalls = declare({
  subject: 'second-factor',
  about:
    'The second factor of logins: an authenticator app (TOTP), passkeys, and recovery codes for users who have neither at ' +
    'hand. It is active as soon as there is a confirmed app or a passkey. From then on each login ends with ' +
    '`SecondFactorRequired` and a ticket: a cookie that is valid for one login within five minutes.',
  calls: {
    'GET /api/auth/second-factor': {
      summary: 'Returns the factors that can complete the login that this browser has begun',
      access: 'anyone',
      price: 1,
      own: 'user',
      answer: one(loginFactors),
    },
    'POST /api/auth/second-factor': {
      summary: 'Completes the login with one of the factors',
      access: 'anyone',
      own: 'user',
      limit: 'login',
      body: z.strictObject({
        code: z.optional(totpCode),
        recoveryCode: z.optional(recoveryCode),
        passkey: z.optional(passkeyProof),
      }),
      answer: z.object({ jwt: z.string() }),
    },
    'GET /api/users/me/second-factor': {
      summary: 'Returns the second factors of the caller',
      access: 'signedIn',
      price: 1,
      own: 'user',
      answer: one(secondFactor),
    },
    'POST /api/users/me/second-factor/totp': {
      summary: 'Creates a secret for an authenticator app',
      description: 'The secret is inactive until a code of the app confirms it.',
      access: 'signedIn',
      own: 'user',
      limit: 'login',
      body: ownPassword,
      answer: one(z.object({ uri: z.string(), secret: z.string() })),
    },
    'POST /api/users/me/second-factor/totp/confirm': {
      summary: 'Switches the authenticator app on, with its first code',
      access: 'signedIn',
      price: 1,
      own: 'user',
      body: z.strictObject({ code: totpCode }),
      answer: one(z.object({ recoveryCodes: z.nullable(recoveryCodes) })),
    },
    'DELETE /api/users/me/second-factor/totp': {
      summary: 'Removes the authenticator app',
      access: 'signedIn',
      own: 'user',
      limit: 'login',
      body: ownPassword,
      answer: 'nothing',
    },
    'POST /api/users/me/second-factor/recovery-codes': {
      summary: 'Creates new recovery codes and revokes the unused old ones',
      access: 'signedIn',
      own: 'user',
      limit: 'login',
      body: ownPassword,
      answer: one(z.object({ recoveryCodes })),
    },
    'POST /api/users/me/passkeys/options': {
      summary: 'Returns the options with which a browser creates a passkey',
      access: 'signedIn',
      own: 'user',
      limit: 'login',
      body: ownPassword,
      answer: one(passkeyCreation),
    },
    'POST /api/users/me/passkeys': {
      summary: 'Registers the passkey that the browser created with those options',
      access: 'signedIn',
      price: 1,
      own: 'user',
      body: z.strictObject({ name: passkeyName, credential: newPasskey }),
      answer: one(z.object({ passkey, recoveryCodes: z.nullable(recoveryCodes) })),
    },
    'PUT /api/users/me/passkeys/:id': {
      summary: 'Renames a passkey',
      access: 'signedIn',
      price: 1,
      row: 'passkey.rename',
      body: z.strictObject({ name: passkeyName }),
      answer: one(passkey),
    },
    'DELETE /api/users/me/passkeys/:id': {
      summary: 'Removes a passkey',
      access: 'signedIn',
      row: 'passkey.remove',
      limit: 'login',
      body: ownPassword,
      answer: 'nothing',
    },
    'DELETE /api/users/:id/second-factor': {
      summary: 'Removes the second factor of a user who has lost all factors',
      description: 'Staff need their own password for it.',
      access: administrators,
      aboutPerson: true,
      row: 'user.removeSecondFactor',
      limit: 'login',
      body: ownPassword,
      answer: 'nothing',
    },
  },
  examples: {
    'POST /api/auth/second-factor': { body: { code: '123456' } },
    'POST /api/users/me/second-factor/totp': examplePassword,
    'POST /api/users/me/second-factor/totp/confirm': { body: { code: '123456' } },
    'DELETE /api/users/me/second-factor/totp': examplePassword,
    'POST /api/users/me/second-factor/recovery-codes': examplePassword,
    'POST /api/users/me/passkeys/options': examplePassword,
    'POST /api/users/me/passkeys': {
      body: {
        name: 'Mi móvil',
        credential: {
          ...exampleCredential,
          response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
        },
      },
    },
    'PUT /api/users/me/passkeys/:id': { body: { name: 'Mi portátil' } },
    'DELETE /api/users/me/passkeys/:id': examplePassword,
    'DELETE /api/users/:id/second-factor': examplePassword,
  },
});
