import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { knownPassword } from './account.ts';
import { requiredLine } from './line.ts';

/** Code of an authenticator app. Spaces are removed, because apps show the code in two groups. */
export const totpCode = z.string().check(
  z.overwrite((typed) => typed.replace(/\s/g, '')),
  z.minLength(1, messages.requiredShort),
  z.regex(/^\d{6}$/, messages.totpCode),
);

/** Recovery code. It is printed with a dash, which is optional. */
export const recoveryCode = z.string().check(
  z.overwrite((typed) => typed.replace(/[\s-]/g, '').toLowerCase()),
  z.minLength(1, messages.requiredShort),
  z.regex(/^[a-z2-9]{10}$/, messages.recoveryCode),
);

export const passkeyName = requiredLine(limits.passkey.name);

export const totpForm = z.object({ code: totpCode });

/** Form of the second step of a login. It validates either the code or the recovery code. */
export const secondStepForm = (way: keyof SecondStepForm) =>
  z.object({
    code: way === 'code' ? totpCode : z.string(),
    recoveryCode: way === 'recoveryCode' ? recoveryCode : z.string(),
  });

export interface SecondStepForm {
  code: string;
  recoveryCode: string;
}

const bytes = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(limits.passkey.bytes));
const credential = { id: bytes, rawId: bytes, type: z.literal('public-key') };

/** `RegistrationResponseJSON` of WebAuthn, as returned by `PublicKeyCredential.toJSON()` for a new passkey. */
export const newPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(
      z.array(z.string().check(z.regex(/^[a-z-]+$/), z.maxLength(20))).check(z.maxLength(10)),
    ),
  }),
});

/** `AuthenticationResponseJSON` of WebAuthn. */
export const passkeyProof = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(z.nullable(bytes)),
  }),
});

export type TotpForm = z.input<typeof totpForm>;
export type NewPasskey = z.input<typeof newPasskey>;
export type PasskeyProof = z.input<typeof passkeyProof>;

/** Form of the security page before a change: a name for a new factor, and the password of users who have one. */
export const securityChangeForm = (asks: { name: boolean; password: boolean }) =>
  z.object({
    name: asks.name ? passkeyName : z.string(),
    password: asks.password ? knownPassword : z.string(),
  });

export type SecurityChangeForm = z.input<ReturnType<typeof securityChangeForm>>;
