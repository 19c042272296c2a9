import { createHash } from 'node:crypto';
import { type DocumentStore } from './documents.ts';
import { isSignedBy, keyId, type PublicKey, signed, type Signer } from './release-keys.ts';

/** A document of the store is not signed by a known key, or is an earlier one than was served before. */
export class SignatureRefused extends Error {
  override readonly name = 'SignatureRefused';
}

/** Separates these signatures from all others of the same key. */
const purpose = 'puente release store, version 1';

/**
 * Text that is signed. It has the path, so that no signature fits another channel, app or version.
 * @param path path of the document: `channels/production.json`
 */
const statementOf = (path: string, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${purpose}\n${path}\n`), content]);

/**
 * Folder of the signatures of a document. Each is a file that is named by the signed content and the key. A new one is
 * written before its document, and replaces none: readers find a signature for the former content and the next.
 */
export const signaturesFolder = (path: string): string => `signatures/${path.replace(/\.json$/, '')}`;

const pathOf = (path: string, content: Buffer, key: PublicKey): string =>
  `${signaturesFolder(path)}/${createHash('sha256').update(content).digest('hex')}-${keyId(key)}.sig`;

/** Signs the content that a document has or will have. */
export async function addSignature(
  documents: DocumentStore,
  signer: Signer,
  path: string,
  content: Buffer,
): Promise<void> {
  const signature = signed(signer, statementOf(path, content));
  await documents.write(pathOf(path, content, signer.publicKey), `${signature}\n`);
}

/** Tells whether one of the keys has signed this content of a document. */
export async function isSigned(
  documents: DocumentStore,
  keys: readonly PublicKey[],
  path: string,
  content: Buffer,
): Promise<boolean> {
  for (const key of keys) {
    const signature = await documents.read(pathOf(path, content, key));
    if (signature && isSignedBy(key, statementOf(path, content), signature.toString())) return true;
  }
  return false;
}

/** Copies the signatures that these keys made of a content to another store. */
export async function copySignatures(
  from: DocumentStore,
  to: DocumentStore,
  keys: readonly PublicKey[],
  path: string,
  content: Buffer,
): Promise<void> {
  for (const key of keys) {
    const signature = await from.read(pathOf(path, content, key));
    if (signature) await to.write(pathOf(path, content, key), signature);
  }
}

/** Removes the signatures of a document that is removed. */
export async function removeSignatures(documents: DocumentStore, path: string): Promise<void> {
  await documents.removeAll(signaturesFolder(path));
}
