import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Refusal } from './refusal.ts';

/** Private Ed25519 key that signs releases. Only commands have one. */
export interface Signer {
  key: KeyObject;
  /** Its public key, as servers are given it. */
  publicKey: PublicKey;
}

/** Public Ed25519 key that servers trust: `ed25519-…`, the raw key in base64, as the `integrity` attribute has it. */
export type PublicKey = `ed25519-${string}`;

/** 32 bytes in base64. */
const publicKeyText = /^ed25519-([A-Za-z0-9+/]{43}=)$/;

/** Makes a key pair. @returns the private key as PEM, and the public key */
export function newKeyPair(): { pem: string; publicKey: PublicKey } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: textOf(publicKey),
  };
}

/** Reads the private key of `RELEASE_KEY_FILE`. @throws {Refusal} when there is none */
export function readSigner(file: string): Signer {
  let key: KeyObject;
  try {
    key = createPrivateKey(readFileSync(file));
  } catch {
    throw new Refusal(`RELEASE_KEY_FILE is "${file}", where no private key can be read.`);
  }
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Refusal(`RELEASE_KEY_FILE is "${file}", whose key is not an Ed25519 key.`);
  return { key, publicKey: textOf(createPublicKey(key)) };
}

/** Reads `RELEASE_PUBLIC_KEYS`: keys with commas between. @throws when one of them is no key */
export function readPublicKeys(text: string): PublicKey[] {
  const keys = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return keys.map((key) => {
    if (isPublicKey(key)) return key;
    throw new Error(`RELEASE_PUBLIC_KEYS has "${key}", but a key reads like ed25519-….`);
  });
}

/** Id of a key in the names of signatures: 16 hexadecimal digits. */
export const keyId = (key: PublicKey): string => createHash('sha256').update(key).digest('hex').slice(0, 16);

/** Signs a statement. @returns the signature in base64 */
export const signed = ({ key }: Signer, statement: Buffer): string =>
  sign(null, statement, key).toString('base64');

/** Tells whether a signature in base64 is that of a key for a statement. */
export function isSignedBy(key: PublicKey, statement: Buffer, signature: string): boolean {
  return verify(null, statement, keyOf(key), Buffer.from(signature, 'base64'));
}

const isPublicKey = (text: string): text is PublicKey => publicKeyText.test(text);

function textOf(publicKey: KeyObject): PublicKey {
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return `ed25519-${Buffer.from(x, 'base64url').toString('base64')}`;
}

function keyOf(key: PublicKey): KeyObject {
  const x = Buffer.from(key.slice('ed25519-'.length), 'base64').toString('base64url');
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
}
