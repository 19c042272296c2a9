import { keptSecret } from '../accounts/secret.ts';

/** Tells whether a text is a secret key: 32 bytes in hexadecimal digits. Any 32 bytes are a secret key of Ed25519. */
export const isSecretKey = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** Returns the secret keys of the issuer: the given ones, or one that is generated once and stored with the data. */
export const readCredentialKeys = async (
  given: readonly Uint8Array[],
  dataDir: string,
): Promise<readonly Uint8Array[]> =>
  given.length > 0 ? given : [Buffer.from(await keptSecret(dataDir, 'credential-key'), 'hex')];
