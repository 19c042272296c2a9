import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { loginFactors, passkey, passkeyCreation, secondFactor } from '../entities/second-factor.ts';
import { knownPassword } from '../forms/account.ts';
import { newPasskey, passkeyName, passkeyProof, recoveryCode, totpCode } from '../forms/second-factor.ts';
import { one } from '../query.ts';

/** The user’s own password; users without one need a login of the last minutes instead. */
const itIsThem = z.strictObject({ password: z.optional(knownPassword) });

/** Shown once: the server keeps no code that it could show again. Null when the user has codes already. */
const recoveryCodes = z.array(z.string());

/**
 * The second factor of logins: an authenticator app (TOTP), passkeys, and recovery codes for who has neither at hand. It is on
 * as soon as there is a confirmed app or a passkey; each login of the account then ends with `SecondFactorRequired` and a ticket,
 * a cookie that is good for one login within five minutes.
 */
export const secondFactorCalls = declare({
  /** What completes the login that this browser has begun. */
  'GET /api/auth/second-factor': { access: 'anyone', price: 1, own: 'user', answer: one(loginFactors) },
  /** Completes it with one of the three. */
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
  'GET /api/users/me/second-factor': { access: 'signedIn', price: 1, own: 'user', answer: one(secondFactor) },
  /** A new secret for an authenticator app. It counts for nothing until a code of the app confirms it. */
  'POST /api/users/me/second-factor/totp': {
    access: 'signedIn',
    own: 'user',
    limit: 'login',
    body: itIsThem,
    answer: one(z.object({ uri: z.string(), secret: z.string() })),
  },
  'POST /api/users/me/second-factor/totp/confirm': {
    access: 'signedIn',
    price: 1,
    own: 'user',
    body: z.strictObject({ code: totpCode }),
    answer: one(z.object({ recoveryCodes: z.nullable(recoveryCodes) })),
  },
  'DELETE /api/users/me/second-factor/totp': {
    access: 'signedIn',
    own: 'user',
    limit: 'login',
    body: itIsThem,
    answer: 'nothing',
  },
  /** New ones: those that are left are good no longer. */
  'POST /api/users/me/second-factor/recovery-codes': {
    access: 'signedIn',
    own: 'user',
    limit: 'login',
    body: itIsThem,
    answer: one(z.object({ recoveryCodes })),
  },
  'POST /api/users/me/passkeys/options': {
    access: 'signedIn',
    own: 'user',
    limit: 'login',
    body: itIsThem,
    answer: one(passkeyCreation),
  },
  /** The passkey that the browser made with those options. */
  'POST /api/users/me/passkeys': {
    access: 'signedIn',
    price: 1,
    own: 'user',
    body: z.strictObject({ name: passkeyName, credential: newPasskey }),
    answer: one(z.object({ passkey, recoveryCodes: z.nullable(recoveryCodes) })),
  },
  'PUT /api/users/me/passkeys/:id': {
    access: 'signedIn',
    price: 1,
    row: 'passkey.rename',
    body: z.strictObject({ name: passkeyName }),
    answer: one(passkey),
  },
  'DELETE /api/users/me/passkeys/:id': {
    access: 'signedIn',
    row: 'passkey.remove',
    limit: 'login',
    body: itIsThem,
    answer: 'nothing',
  },
  /** For who has lost everything: staff, with their own password. */
  'DELETE /api/users/:id/second-factor': {
    access: ['staff'],
    row: 'user.removeSecondFactor',
    limit: 'login',
    body: itIsThem,
    answer: 'nothing',
  },
});
