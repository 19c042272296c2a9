import type { QueryClient } from '@puente/platform/query';

type Options = Parameters<QueryClient['prefetchQuery']>[0];

/** Milliseconds for which a preloaded answer may be used. Data never becomes stale by time, so nothing else would end it. */
export const keptFor = 30_000;

const tooManyRequests = 429;

export interface PreloadedAnswers {
  /** Query client for the `prefetch` of a page that may never be opened. */
  client: QueryClient;
  /** Number of queries that are being fetched for such pages. */
  underWay: () => number;
  stop: () => void;
}

/**
 * Fetches the data of pages that may never be opened. An answer that no page uses within `keptFor` is dropped, so that a later visit
 * sees current data. Queries without a stale time are left out: opening the page would fetch them again.
 * @param onRefused called when the API refuses any call for its rate limit
 */
export function createPreloadedAnswers(queryClient: QueryClient, onRefused: () => void): PreloadedAnswers {
  const cache = queryClient.getQueryCache();
  /** Hashes of queries that no page has used. */
  const unused = new Set<string>();
  let underWay = 0;

  const stop = cache.subscribe((event) => {
    if (event.type === 'observerAdded') unused.delete(event.query.queryHash);
    if (
      event.type === 'updated' &&
      event.action.type === 'error' &&
      statusOf(event.action.error) === tooManyRequests
    )
      onRefused();
  });

  async function prefetchQuery(options: Options): Promise<void> {
    if (options.staleTime === 0) return;
    const find = () => cache.find({ queryKey: options.queryKey });
    const isNew = find() === undefined;
    underWay += 1;
    const fetched = queryClient.prefetchQuery(options);
    const query = find();
    if (isNew && query) unused.add(query.queryHash);
    await fetched;
    underWay -= 1;
    setTimeout(() => {
      if (query && unused.delete(query.queryHash)) cache.remove(query);
    }, keptFor);
  }

  const client = new Proxy(queryClient, {
    get(target, name) {
      if (name === 'prefetchQuery') return prefetchQuery;
      const value: unknown = Reflect.get(target, name, target);
      // Bound, as the client's private fields are not the proxy's.
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return { client, underWay: () => underWay, stop };
}

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
