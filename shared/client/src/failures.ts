import { ApiError } from './api-error.ts';

/** Logs the error of a failed load and rethrows it (specification §8). */
export async function logged<Answer>(what: string, loading: Promise<Answer>): Promise<Answer> {
  try {
    return await loading;
  } catch (error) {
    // Leaving the page is not a failure.
    // eslint-disable-next-line no-console -- the log of a browser
    if (error instanceof ApiError) console.error(what, { code: error.code, status: error.status });
    throw error;
  }
}

/** Empty lists that replace lists that could not be loaded. */
const standIns = new WeakSet<object>();

/** Replaces a list by `empty` when the API refuses it. Without a response, the call still fails: a retry may help. */
export async function orEmpty<List extends object>(loading: Promise<List>, empty: List): Promise<List> {
  try {
    return await loading;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0) throw error;
    standIns.add(empty);
    return empty;
  }
}

/** Stale time of lists: data never becomes stale (§9), but a list that failed is loaded again at the next visit. */
export const untilReallyLoaded = ({ state: { data } }: { state: { data: unknown } }): number =>
  typeof data === 'object' && data !== null && standIns.has(data) ? 0 : Infinity;

/** Returns an empty page. Each call creates a new object, which identifies one failure. */
export const emptyPage = () => ({
  data: [],
  meta: { pagination: { page: 0, pageSize: 0, pageCount: 0, total: 0 } },
});
