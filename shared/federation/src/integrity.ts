import { createHash } from 'node:crypto';

/**
 * The hash of every published file: in the release, in the HTML, in the hints, and in each entry for the chunks that it
 * loads. A browser takes a preloaded file only if all of these are the same. A hash does not compress, and an entry has
 * one for each chunk: a sha384 would be 0.7 KB more in every first view.
 */
export const integrityHash = 'sha256';

/** The `integrity` attribute of a file. */
export const integrityOf = (content: Uint8Array, hash: string = integrityHash): string =>
  `${hash}-${createHash(hash).update(content).digest('base64')}`;

/** Whether it is the content that was published, also by a release with another hash than today's. */
export const isIntact = (content: Uint8Array, integrity: string): boolean =>
  integrityOf(content, integrity.slice(0, integrity.indexOf('-'))) === integrity;
