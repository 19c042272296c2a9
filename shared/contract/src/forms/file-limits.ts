import type { FilePurpose } from '../entities/file.ts';
import { limits } from '../limits.ts';

/** Limits of a file field, in the browser and on the server. */
export interface FileLimits {
  /** File extensions, without the dot. */
  extensions: readonly string[];
  bytes: number;
}

/** File extensions that the server accepts for a purpose. */
export type ExtensionFor<Purpose extends FilePurpose> =
  (typeof limits)['uploads'][Purpose]['extensions'][number];

export type FileExtension = ExtensionFor<FilePurpose>;

/** Purpose of a file field, with the types that it allows (specification §3). They must be a subset of the server's types. */
export type FileDefinition = {
  [Purpose in FilePurpose]: { purpose: Purpose; allowedTypes?: readonly ExtensionFor<Purpose>[] };
}[FilePurpose];

/** Returns the limits of a file field: the server's limits for its purpose, narrowed to the types that the definition allows. */
export const fileLimits = ({ purpose, allowedTypes }: FileDefinition): FileLimits => ({
  extensions: allowedTypes ?? limits.uploads[purpose].extensions,
  bytes: limits.uploads[purpose].bytes,
});
