import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { loginFactors, passkey, passkeyCreation, secondFactor } from '../entities/second-factor.ts';
import { knownPassword } from '../forms/account.ts';
import { newPasskey, passkeyName, passkeyProof, recoveryCode, totpCode } from '../forms/second-factor.ts';
import { one } from '../query.ts';

/** The user's own password. Users without one need a login in the last minutes instead. */
const itIsThem = z.strictObject({ password: z.optional(knownPassword) });

/** Recovery codes, shown once, because the server stores no readable copy. Null when the user already has codes. */
const recoveryCodes = z.array(z.string());

/**
 * The second factor of logins: an authenticator app (TOTP), passkeys, and recovery codes for users who have neither at hand. It is active
 * as soon as there is a confirmed app or a passkey. From then on each login ends with `SecondFactorRequired` and a ticket: a cookie that is
 * valid for one login within five minutes.
 */
export const secondFactorCalls = declare({
  /** Returns the factors that can complete the login that this browser has begun. */
  'GET /api/auth/second-factor': { access: 'anyone', price: 1, own: 'user', answer: one(loginFactors) },
  /** Completes the login with one of the factors. */
  'POST /api/auth/second-factor': {
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
  /** Returns the second factors of the caller. */
  'GET /api/users/me/second-factor': { access: 'signedIn', price: 1, own: 'user', answer: one(secondFactor) },
  /** Creates a secret for an authenticator app. The secret is inactive until a code of the app confirms it. */
  'POST /api/users/me/second-factor/totp': {
    access: 'signedIn',
    own: 'user',
    limit: 'login',
    body: itIsThem,
    answer: one(z.object({ uri: z.string(), secret: z.string() })),
  },
  /** Switches the authenticator app on, with its first code. */
  'POST /api/users/me/second-factor/totp/confirm': {
    access: 'signedIn',
    price: 1,
    own: 'user',
    body: z.strictObject({ code: totpCode }),
    answer: one(z.object({ recoveryCodes: z.nullable(recoveryCodes) })),
  },
  /** Removes the authenticator app. */
  'DELETE /api/users/me/second-factor/totp': {
    access: 'signedIn',
    own: 'user',
    limit: 'login',
    body: itIsThem,
    answer: 'nothing',
  },
  /** Creates new recovery codes and revokes the unused old ones. */
  'POST /api/users/me/second-factor/recovery-codes': {
    access: 'signedIn',
    own: 'user',
    limit: 'login',
    body: itIsThem,
    answer: one(z.object({ recoveryCodes })),
  },
  /** Returns the options with which a browser creates a passkey. */
  'POST /api/users/me/passkeys/options': {
    access: 'signedIn',
    own: 'user',
    limit: 'login',
    body: itIsThem,
    answer: one(passkeyCreation),
  },
  /** Registers the passkey that the browser created with those options. */
  'POST /api/users/me/passkeys': {
    access: 'signedIn',
    price: 1,
    own: 'user',
    body: z.strictObject({ name: passkeyName, credential: newPasskey }),
    answer: one(z.object({ passkey, recoveryCodes: z.nullable(recoveryCodes) })),
  },
  /** Renames a passkey. */
  'PUT /api/users/me/passkeys/:id': {
    access: 'signedIn',
    price: 1,
    row: 'passkey.rename',
    body: z.strictObject({ name: passkeyName }),
    answer: one(passkey),
  },
  /** Removes a passkey. */
  'DELETE /api/users/me/passkeys/:id': {
    access: 'signedIn',
    row: 'passkey.remove',
    limit: 'login',
    body: itIsThem,
    answer: 'nothing',
  },
  /** Removes the second factor of a user who has lost all factors. For staff, with their own password. */
  'DELETE /api/users/:id/second-factor': {
    access: ['staff'],
    row: 'user.removeSecondFactor',
    limit: 'login',
    body: itIsThem,
    answer: 'nothing',
  },
});
