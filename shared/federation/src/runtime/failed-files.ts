import type { ReleasedApp } from '../release-set.ts';
import { AppLoadError, chunkFailure } from './errors.ts';

/** Milliseconds: the user waits for the page meanwhile. */
const limit = 1000;

/**
 * Replaces the browser's cached copy of a chunk or style sheet that failed to load. Hashed files are cached as
 * immutable, so a damaged copy would fail its integrity check at every attempt until it expires.
 * The fresh copy is checked like any other when it is loaded again.
 * @returns the status of the answer, or undefined when there was nothing to refresh or no answer
 */
export async function refreshFailedFile(error: unknown): Promise<number | undefined> {
  const failure = chunkFailure(error instanceof AppLoadError ? error.cause : error);
  if (!failure || failure.type === 'timeout') return undefined;
  return (await fresh(failure.url))?.status;
}

/** The browser does not say why a script failed. Fetching it once more tells whether its content is the released one. */
export async function entryVerdict({ entry, integrity }: ReleasedApp): Promise<'integrity' | 'network'> {
  const answer = await fresh(entry);
  if (!answer?.ok || integrity === undefined) return 'network';
  return (await isIntact(await answer.arrayBuffer(), integrity)) ? 'network' : 'integrity';
}

async function fresh(url: string): Promise<Response | undefined> {
  try {
    return await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(limit) });
  } catch {
    return undefined;
  }
}

/** @param integrity `sha256-…`, or `sha384-…` of an earlier release */
async function isIntact(content: ArrayBuffer, integrity: string): Promise<boolean> {
  const hash = await crypto.subtle.digest(`SHA-${integrity.slice(3, 6)}`, content);
  return integrity.endsWith(`-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`);
}
