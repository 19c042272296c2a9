import { Refusal } from './refusal.ts';

/**
 * Names that become parts of paths. Each starts with a letter or digit and has no slash,
 * so that no name leads out of its folder.
 */
const patterns = {
  app: /^[a-z][a-z-]*$/,
  channel: /^[a-z][a-z0-9-]*$/,
  version: /^\d+\.\d+\.\d+-[0-9a-f]{12}$/,
  file: /^\w[\w.-]*$/,
  inputs: /^[\w-]+$/,
  dictionary: /^[0-9a-f]{64}$/,
  /** A canary, or a process that counts for it. */
  canary: /^[0-9a-f][0-9a-f-]{7,35}$/,
};

export type NameKind = keyof typeof patterns;

/** Endings of the compressed forms, which are stored next to their file. So no published file may have them. */
export const encodingSuffixes = { identity: '', br: '.br', gzip: '.gz' } as const;

/** `main.0123abcd….js`. */
export const contentHash = /\.[0-9a-f]{8,}\./;

const versionOfChunk = /\.[0-9a-f]{8,}(\.(?:js|css))$/;

/**
 * Returns the pattern that all versions of a script or style match: `main.*.js` for `main.0123abcd….js`. Other files
 * have none.
 */
export function chunkPattern(file: string): string | undefined {
  return versionOfChunk.test(file) ? file.replace(versionOfChunk, '.*$1') : undefined;
}

/** File systems allow 255 bytes, and temporary files get longer names. */
const longest = 180;

/** Tells whether a text, for example from a URL, is a valid name of this kind. */
export function isName(kind: NameKind, text: string): boolean {
  return (
    text.length <= longest && patterns[kind].test(text) && !(kind === 'file' && /\.(?:br|gz)$/.test(text))
  );
}

/** Returns the text if it is a valid name of this kind. @throws {Refusal} otherwise */
export function named(kind: NameKind, text: string): string {
  if (!isName(kind, text)) throw new Refusal(`"${text}" cannot be the name of the ${kind}.`);
  return text;
}
