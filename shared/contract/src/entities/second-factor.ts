import * as z from 'zod/mini';
import { moment } from './fields.ts';
import { ids } from '../ids.ts';

export const passkey = z.object({
  id: ids.passkey,
  /** The user's name for it. */
  name: z.string(),
  createdAt: moment,
  lastUsedAt: z.nullable(moment),
});

export type Passkey = z.infer<typeof passkey>;

/** What a user's logins ask for beside the first proof. */
export const secondFactor = z.object({
  /** An authenticator app gives the codes. */
  totp: z.boolean(),
  passkeys: z.array(passkey),
  /** How many are left. */
  recoveryCodes: z.int(),
  /** The user's role should have a second factor, and they have none. */
  asked: z.boolean(),
  /** Whether changes ask for the password; otherwise a login of the last minutes is what they want. */
  hasPassword: z.boolean(),
});

export type SecondFactor = z.infer<typeof secondFactor>;

const credentialReference = z.object({
  type: z.literal('public-key'),
  id: z.string(),
  transports: z.array(z.string()),
});

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, as far as this platform uses it. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(credentialReference),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('preferred'),
  }),
});

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn, as far as this platform uses it. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('preferred'),
  allowCredentials: z.array(credentialReference),
});

export type PasskeyCreation = z.infer<typeof passkeyCreation>;
export type PasskeyRequest = z.infer<typeof passkeyRequest>;

/** What a login that has passed its first step can be completed with. */
export const loginFactors = z.object({
  totp: z.boolean(),
  recoveryCode: z.boolean(),
  passkey: z.nullable(passkeyRequest),
});

export type LoginFactors = z.infer<typeof loginFactors>;
