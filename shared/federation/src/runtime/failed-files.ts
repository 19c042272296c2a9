import { filesOriginOfPage } from '../files-origin.ts';
import type { ReleasedApp } from '../release-set.ts';
import { AppLoadError, chunkFailure } from './errors.ts';

/** Milliseconds. Short, because the user is waiting for the page. */
const limit = 1000;

/**
 * Replaces the browser's cached copy of a chunk or style sheet that failed to load. Hashed files are cached as immutable, so a damaged copy
 * would fail its integrity check until it expires. The fresh copy is checked when it is loaded again.
 * @returns the HTTP status; undefined when there was nothing to refresh or no response
 */
export async function refreshFailedFile(error: unknown): Promise<number | undefined> {
  const failure = chunkFailure(error instanceof AppLoadError ? error.cause : error);
  if (!failure || failure.type === 'timeout') return undefined;
  return (await fresh(failure.url))?.status;
}

/**
 * Finds out why an entry failed, which the browser does not report. Also refreshes the browser's cached copy.
 * @param address that was requested: of the entry, or of a retry
 */
export async function entryVerdict(
  { entry, integrity }: ReleasedApp,
  address: string,
): Promise<'integrity' | 'network'> {
  const status = statusOf(address);
  // In any case: a damaged copy would stay in the browser's cache.
  const answer = await fresh(entry);
  if (status !== undefined) return status === 200 ? 'integrity' : 'network';
  if (!answer?.ok || integrity === undefined) return 'network';
  return isBehindWorker() || !(await isIntact(answer.content, integrity)) ? 'integrity' : 'network';
}

/** Tells whether the server responded with a file that then failed: its content was not the released one. */
export async function wasAnswered(url: string): Promise<boolean> {
  const status = statusOf(url);
  if (status !== undefined || !isBehindWorker()) return status === 200;
  return (await fresh(url))?.ok === true;
}

/** Returns the address from which this page view loads a file now. The second origin may have failed meanwhile. */
const addressNow = (url: string): string => filesOriginOfPage()?.addressOf(url) ?? url;

/** Returns the HTTP status of the last response, if the browser reports it. */
function statusOf(url: string): number | undefined {
  const times = performance.getEntriesByName(new URL(addressNow(url), location.href).href).at(-1);
  return (times && 'responseStatus' in times && Number(times.responseStatus)) || undefined;
}

/** Browsers report no status for a refused file from a service worker, so the file may have to be fetched again. */
const isBehindWorker = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

interface FreshAnswer {
  ok: boolean;
  status: number;
  content: ArrayBuffer;
}

/**
 * Fetches the complete response; undefined on failure or a partial response. The body is read to its end, because otherwise the browser
 * would not cache it.
 */
async function fresh(url: string): Promise<FreshAnswer | undefined> {
  try {
    const answer = await fetch(addressNow(url), { cache: 'reload', signal: AbortSignal.timeout(limit) });
    return { ok: answer.ok, status: answer.status, content: await answer.arrayBuffer() };
  } catch {
    return undefined;
  }
}

/** @param integrity `sha256-…`, or `sha384-…` of an earlier release */
async function isIntact(content: ArrayBuffer, integrity: string): Promise<boolean> {
  // Over plain http browsers have no hashes for scripts; they do check the integrity of files.
  if (!('subtle' in crypto)) return true;
  const hash = await crypto.subtle.digest(`SHA-${integrity.slice(3, 6)}`, content);
  return integrity.endsWith(`-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`);
}
