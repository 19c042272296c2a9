import { ApiError } from './api-error.ts';

/**
 * What some loads do when they fail (specification §8): the error is logged, then rethrown or replaced by an
 * empty list.
 */
export async function logged<Answer>(what: string, loading: Promise<Answer>): Promise<Answer> {
  try {
    return await loading;
  } catch (error) {
    // A user who went on to another page is no failure.
    // eslint-disable-next-line no-console -- the log of a browser
    if (error instanceof ApiError) console.error(what, { code: error.code, status: error.status });
    throw error;
  }
}

/** Empty lists, each in the place of a list that could not be loaded. */
const standIns = new WeakSet<object>();

/**
 * `empty` in the place of a list that the API refused. Without any answer the call still fails: a retry may
 * help.
 */
export async function orEmpty<List extends object>(loading: Promise<List>, empty: List): Promise<List> {
  try {
    return await loading;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0) throw error;
    standIns.add(empty);
    return empty;
  }
}

/** Data never goes stale (§9), but a list that failed is loaded again at the next visit. */
export const untilReallyLoaded = ({ state: { data } }: { state: { data: unknown } }): number =>
  typeof data === 'object' && data !== null && standIns.has(data) ? 0 : Infinity;

/** A list with pages that has none. A new one each time: each stands for one failure. */
export const emptyPage = () => ({
  data: [],
  meta: { pagination: { page: 0, pageSize: 0, pageCount: 0, total: 0 } },
});
