import type { PasskeyCreation, PasskeyRequest } from '@puente/contract/entities/second-factor';
import {
  type NewPasskey,
  newPasskey,
  type PasskeyProof,
  passkeyProof,
} from '@puente/contract/forms/second-factor';

/**
 * Tells whether the browser has the JSON methods of WebAuthn (Chrome 129, Firefox 119, Safari 18.4). There is no polyfill: everybody would
 * download it, and older browsers have other second factors.
 */
export const knowsPasskeys = (): boolean =>
  'PublicKeyCredential' in window &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** Tells whether the user has closed the browser's dialog or let it time out. */
export const wasCalledOff = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** Tells whether the authenticator already holds a passkey of this account. */
export const isKnownAlready = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError';

/** Asks the browser to create a passkey. @throws DOMException when the user or the authenticator refuses */
export async function makePasskey(options: PasskeyCreation): Promise<NewPasskey> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return newPasskey.parse(jsonOf(await navigator.credentials.create({ publicKey })));
}

/** Asks the browser for a passkey. @throws DOMException */
export async function askPasskey(options: PasskeyRequest): Promise<PasskeyProof> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return passkeyProof.parse(jsonOf(await navigator.credentials.get({ publicKey })));
}

function jsonOf(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('No passkey', 'NotAllowedError');
  return credential.toJSON();
}
