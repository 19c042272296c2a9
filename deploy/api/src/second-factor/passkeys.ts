import { and, count, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { brand } from '@puente/contract/brand';
import type { Passkey, PasskeyCreation, PasskeyRequest } from '@puente/contract/entities/second-factor';
import type { newPasskey, passkeyProof } from '@puente/contract/forms/second-factor';
import type { UserId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { passkeys as table } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import type { PasskeyRow } from './passkey-policy.ts';

export interface Passkeys {
  /** Options with which a browser creates a passkey. @throws Refusal TooManyPasskeys */
  creation: (userId: UserId, email: string, challenge: string) => Promise<PasskeyCreation>;
  /** @throws Refusal PasskeyRefused, TooManyPasskeys */
  add: (
    tx: Database,
    userId: UserId,
    made: { name: string; credential: z.output<typeof newPasskey>; challenge: string },
  ) => Promise<PasskeyRow>;
  /** Options with which a browser uses one of the user's passkeys; null for a user without any. */
  request: (userId: UserId, challenge: string) => Promise<PasskeyRequest | null>;
  /** Tells whether one of the user's passkeys signed this challenge. */
  use: (
    db: Database,
    userId: UserId,
    given: { proof: z.output<typeof passkeyProof>; challenge: string },
  ) => Promise<boolean>;
}

/** Loaded at first use: most processes rarely see a passkey. */
const webAuthn = () => import('@simplewebauthn/server');

const minute = 60_000;
/** EdDSA, ES256 and RS256, which authenticators support. */
const algorithms = [-8, -7, -257];

export function passkeys({ db, publicUrl }: { db: Database; publicUrl: string }): Passkeys {
  const { hostname, origin } = new URL(publicUrl);
  const theirs = (userId: UserId) =>
    db
      .select({ id: table.credentialId, transports: table.transports })
      .from(table)
      .where(eq(table.userId, userId))
      .orderBy(table.id);
  const asReference = ({ id, transports }: { id: string; transports: string[] }) => ({
    type: 'public-key' as const,
    id,
    transports,
  });

  return {
    async creation(userId, email, challenge) {
      const known = await theirs(userId);
      if (known.length >= limits.passkey.max) throw refuse('TooManyPasskeys');
      return {
        challenge,
        rp: { id: hostname, name: brand.name },
        user: { id: Buffer.from(String(userId)).toString('base64url'), name: email, displayName: email },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        timeout: minute,
        attestation: 'none',
        excludeCredentials: known.map(asReference),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      };
    },

    async add(tx, userId, { name, credential: { response, ...given }, challenge }) {
      const { verifyRegistrationResponse } = await webAuthn();
      const { registrationInfo } = await verifyRegistrationResponse({
        response: {
          ...given,
          clientExtensionResults: {},
          response: {
            clientDataJSON: response.clientDataJSON,
            attestationObject: response.attestationObject,
          },
        },
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: hostname,
        // The password came before: that the authenticator is at hand is enough.
        requireUserVerification: false,
        supportedAlgorithmIDs: algorithms,
      }).catch(() => ({ registrationInfo: undefined }));
      if (!registrationInfo) throw refuse('PasskeyRefused');
      const { credential } = registrationInfo;
      const [held] = await tx.select({ count: count() }).from(table).where(eq(table.userId, userId));
      if (held && held.count >= limits.passkey.max) throw refuse('TooManyPasskeys');
      const [added] = await tx
        .insert(table)
        .values({
          userId,
          name,
          credentialId: credential.id,
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          transports: response.transports ?? [],
        })
        .onConflictDoNothing({ target: table.credentialId })
        .returning();
      if (!added) throw refuse('PasskeyRefused');
      return added;
    },

    async request(userId, challenge) {
      const known = await theirs(userId);
      if (known.length === 0) return null;
      return {
        challenge,
        rpId: hostname,
        timeout: minute,
        userVerification: 'preferred',
        allowCredentials: known.map(asReference),
      };
    },

    async use(within, userId, { proof: { response, ...given }, challenge }) {
      const [known] = await within
        .select()
        .from(table)
        .where(and(eq(table.userId, userId), eq(table.credentialId, given.id)));
      if (!known) return false;
      const { verifyAuthenticationResponse } = await webAuthn();
      const proved = await verifyAuthenticationResponse({
        response: {
          ...given,
          clientExtensionResults: {},
          response: {
            clientDataJSON: response.clientDataJSON,
            authenticatorData: response.authenticatorData,
            signature: response.signature,
          },
        },
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: hostname,
        credential: {
          id: known.credentialId,
          publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
          counter: known.counter,
        },
        requireUserVerification: false,
      }).catch(() => undefined);
      if (!proved?.verified) return false;
      await within
        .update(table)
        .set({ counter: proved.authenticationInfo.newCounter, lastUsedAt: sql`now()` })
        .where(eq(table.id, known.id));
      return true;
    },
  };
}

export const presentPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
