import type { PasskeyCreation, PasskeyRequest } from '@puente/contract/entities/second-factor';
import {
  newPasskey,
  passkeyProof,
  type NewPasskey,
  type PasskeyProof,
} from '@puente/contract/forms/second-factor';

/**
 * The browser's own JSON forms of WebAuthn: Chrome 129, Firefox 119 and Safari 18.4 know them. A library for older ones would be
 * downloaded by everybody, and these have the other ways in.
 */
export const knowsPasskeys = (): boolean =>
  'PublicKeyCredential' in window &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** The user has closed the browser's window, or let it time out. */
export const wasCalledOff = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** The authenticator holds one of this account already. */
export const isKnownAlready = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError';

/** Has the browser make a passkey. @throws DOMException when the user or the authenticator does not want to */
export async function makePasskey(options: PasskeyCreation): Promise<NewPasskey> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return newPasskey.parse(jsonOf(await navigator.credentials.create({ publicKey })));
}

/** Has the browser ask for a passkey. @throws DOMException */
export async function askPasskey(options: PasskeyRequest): Promise<PasskeyProof> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return passkeyProof.parse(jsonOf(await navigator.credentials.get({ publicKey })));
}

function jsonOf(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('No passkey', 'NotAllowedError');
  return credential.toJSON();
}
