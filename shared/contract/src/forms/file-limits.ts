import type { FilePurpose } from '../entities/file.ts';
import { limits } from '../limits.ts';

/** What a field for a file takes, here and on the server. */
export interface FileLimits {
  /** Without the dot. */
  extensions: readonly string[];
  bytes: number;
}

/** The extensions that the server takes for a purpose. */
export type ExtensionFor<Purpose extends FilePurpose> =
  (typeof limits)['uploads'][Purpose]['extensions'][number];

export type FileExtension = ExtensionFor<FilePurpose>;

/** What a file is for, with the types that its field allows (specification §3): never others than the server takes for it. */
export type FileDefinition = {
  [Purpose in FilePurpose]: { purpose: Purpose; allowedTypes?: readonly ExtensionFor<Purpose>[] };
}[FilePurpose];

/** What a field takes: all that the server takes for its purpose, or the types of it that the definition allows. */
export const fileLimits = ({ purpose, allowedTypes }: FileDefinition): FileLimits => ({
  extensions: allowedTypes ?? limits.uploads[purpose].extensions,
  bytes: limits.uploads[purpose].bytes,
});
