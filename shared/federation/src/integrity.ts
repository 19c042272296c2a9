import { createHash } from 'node:crypto';

/**
 * Hash algorithm for all published files: in the release, in the HTML, in the preload hints, and in each entry for its chunks. A browser
 * uses a preloaded file only if all of these are equal. Hashes do not compress, and an entry has one for each chunk: sha384 would add 0.7
 * KB to every first view.
 */
export const integrityHash = 'sha256';

/** Returns the `integrity` attribute of a file. */
export const integrityOf = (content: Uint8Array, hash: string = integrityHash): string =>
  `${hash}-${createHash(hash).update(content).digest('base64')}`;

/** Tells whether the content matches the integrity. Supports the hash algorithms of earlier releases. */
export const isIntact = (content: Uint8Array, integrity: string): boolean =>
  integrityOf(content, integrity.slice(0, integrity.indexOf('-'))) === integrity;
