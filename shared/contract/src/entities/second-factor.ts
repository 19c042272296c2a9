import * as z from 'zod/mini';
import { ids } from '../ids.ts';
import { moment } from './fields.ts';

export const passkey = z.object({
  id: ids.passkey,
  /** Name that the user gave the passkey. */
  name: z.string(),
  createdAt: moment,
  lastUsedAt: z.nullable(moment),
});

export type Passkey = z.infer<typeof passkey>;

/** State of a user's second factor. */
export const secondFactor = z.object({
  /** True when an authenticator app is confirmed. */
  totp: z.boolean(),
  passkeys: z.array(passkey),
  /** Number of unused recovery codes. */
  recoveryCodes: z.int(),
  /** True when the user's role should have a second factor and the user has none. */
  asked: z.boolean(),
  /** True when changes ask for the password. Otherwise they ask for a login in the last minutes. */
  hasPassword: z.boolean(),
});

export type SecondFactor = z.infer<typeof secondFactor>;

const credentialReference = z.object({
  type: z.literal('public-key'),
  id: z.string(),
  transports: z.array(z.string()),
});

/** The part of `PublicKeyCredentialCreationOptionsJSON` (WebAuthn) that this platform uses. */
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

/** The part of `PublicKeyCredentialRequestOptionsJSON` (WebAuthn) that this platform uses. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('preferred'),
  allowCredentials: z.array(credentialReference),
});

export type PasskeyCreation = z.infer<typeof passkeyCreation>;
export type PasskeyRequest = z.infer<typeof passkeyRequest>;

/** Factors that can complete a login after its first step. */
export const loginFactors = z.object({
  totp: z.boolean(),
  recoveryCode: z.boolean(),
  passkey: z.nullable(passkeyRequest),
});

export type LoginFactors = z.infer<typeof loginFactors>;
