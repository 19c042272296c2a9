import { z } from 'zod';
import { type Release } from '@puente/federation/release';
import { type DocumentStore, releasePath } from './documents.ts';
import { json } from './json-file.ts';
import { isSignedBy, keyId, type PublicKey, signed, type Signer } from './release-keys.ts';
import { signaturesFolder } from './signatures.ts';

/** Signatures of the scripts and styles of a release by one key, in base64, by file. */
const fileSignatures = z.record(z.string(), z.string());
export type FileSignatures = z.infer<typeof fileSignatures>;

/** Files whose signatures browsers verify. */
const isSignedFile = (name: string): boolean => /\.(?:js|css)$/.test(name);

/** Path of the signatures that a key made of the files of a release. */
export const fileSignaturesPath = (app: string, version: string, key: PublicKey): string =>
  `${signaturesFolder(releasePath(app, version))}/files-${keyId(key)}.json`;

/** Signs the scripts and styles of a release for browsers. */
export async function signFiles(
  documents: DocumentStore,
  signer: Signer,
  { app, version, files }: Release,
): Promise<void> {
  const signatures = Object.entries(files)
    .filter(([name]) => isSignedFile(name))
    .map(([name, { integrity }]) => [
      name,
      signed(signer, Buffer.from(messageOf(signer.publicKey, integrity).base)),
    ]);
  const path = fileSignaturesPath(app, version, signer.publicKey);
  const content = json(Object.fromEntries(signatures));
  if ((await documents.read(path))?.toString() !== content) await documents.write(path, content);
}

/** Reads the signatures that a key made of the files of a release. They are not verified yet. */
export async function readFileSignatures(
  documents: DocumentStore,
  path: string,
): Promise<FileSignatures | undefined> {
  const content = await documents.read(path);
  return content && fileSignatures.parse(JSON.parse(content.toString()));
}

/**
 * Returns the headers of a response with a file, with which browsers verify it (Signature-based Integrity, of RFC 9421
 * and `Unencoded-Digest`): they refuse a file of which the digest, or the signature of the digest, is wrong.
 * @returns undefined unless the signature is right
 */
export function signatureHeaders(
  key: PublicKey,
  integrity: string,
  signature: string,
): Record<string, string> | undefined {
  const { digest, parameters, base } = messageOf(key, integrity);
  if (!isSignedBy(key, Buffer.from(base), signature)) return undefined;
  return {
    'unencoded-digest': digest,
    'signature-input': `release=${parameters}`,
    signature: `release=:${signature}:`,
  };
}

/** The parts of a response that its signature is of, in the one form that browsers take. */
function messageOf(key: PublicKey, integrity: string): { digest: string; parameters: string; base: string } {
  const digest = integrity.replace(/^sha(\d+)-(.+)$/, 'sha-$1=:$2:');
  const parameters = `("unencoded-digest";sf);keyid="${key.slice('ed25519-'.length)}";tag="ed25519-integrity"`;
  return {
    digest,
    parameters,
    base: `"unencoded-digest";sf: ${digest}\n"@signature-params": ${parameters}`,
  };
}
