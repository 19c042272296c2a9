import { type IncomingHttpHeaders } from 'node:http';
import { negotiate } from '@fastify/accept-negotiator';
import { type FastifyRequest } from 'fastify';
import { chunkPattern } from '@puente/releases/names';
import { type ReleaseStore } from '@puente/releases/release-store';

/** The part of a store that has deltas: files compressed with another version of the same chunk as dictionary. */
export type DeltaStore = Pick<ReleaseStore, 'getDelta'>;

/** SHA-256 of a dictionary, as a byte sequence of a structured field: `:<base64>:`. */
const announced = /^:([A-Za-z0-9+/]{43}=):$/;

/** Vary of every response that may be a delta: shared caches have to keep deltas apart. */
const vary = 'accept-encoding, available-dictionary';

/** Headers of a response that may become the dictionary of later responses at addresses of this pattern (RFC 9842). */
export const asDictionary = (match: string): Record<string, string> => ({
  'use-as-dictionary': `match="${match}"`,
  vary,
});

/** Returns the SHA-256 of the dictionary that a browser has, in hex, if the browser can read deltas. */
export function dictionaryIn(headers: IncomingHttpHeaders): string | undefined {
  const [, base64] = announced.exec(String(headers['available-dictionary'])) ?? [];
  if (base64 === undefined || negotiate(headers['accept-encoding'] ?? '', ['dcz']) === null) return undefined;
  return Buffer.from(base64, 'base64').toString('hex');
}

/**
 * Returns headers of a script or style that may become the dictionary of other versions of its chunk. Other files get
 * none.
 */
export function dictionaryHeaders(app: string, file: string): Record<string, string> {
  const pattern = chunkPattern(file);
  return pattern === undefined ? {} : asDictionary(`/assets/${app}/${pattern}`);
}

/**
 * Returns the delta of a file for the dictionary that the browser has, if there is one. A retry gets none: its address
 * has a query, or it asks past all caches, since the delta or the dictionary may be what was damaged.
 */
export async function deltaFor(
  { headers, raw, log }: FastifyRequest,
  app: string,
  file: string,
  store: DeltaStore,
): Promise<Buffer | undefined> {
  const dictionary = dictionaryIn(headers);
  if (dictionary === undefined) return undefined;
  if (raw.url?.includes('?') || headers['cache-control']?.includes('no-cache')) return undefined;
  // A part of a file, or a check of a kept copy: the plain file answers these.
  if (headers.range !== undefined || headers['if-none-match'] !== undefined) return undefined;
  try {
    return await store.getDelta(app, file, dictionary);
  } catch (error) {
    log.warn({ err: error }, 'a delta cannot be read; sending the whole file');
    return undefined;
  }
}
