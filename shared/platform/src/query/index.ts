/** The one query client of the page and the parts of TanStack Query that the product uses. */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, reportUnexpected } from '@puente/client/api-error';

// In the order of the library. Otherwise webpack orders the two hooks by the state of its cache, and a release of the same
// sources has another file.
export { QueryClientProvider, useQueryClient, useQuery, useMutation } from '@tanstack/react-query';
export type { QueryClient, UseQueryResult } from '@tanstack/react-query';
export { type Asked, retryOf, stateOf } from './query-state.ts';

/**
 * A refusal is an answer: only a lost connection or a server in trouble is worth asking again. A call that waited in vain is
 * not: the user has waited for 15 seconds, and would wait for as long again without a word.
 */
const worthRetrying = (error: unknown) =>
  error instanceof ApiError && error.code !== 'Timeout' && (error.status === 0 || error.status >= 502);

/** Milliseconds in which a page uses what was prefetched for it, even where data is always stale. */
const prefetchedFor = 10_000;

/**
 * Creates the query client. Data never becomes stale by time (specification §9): mutations invalidate it. Unexpected failures are reported.
 */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({ onError: reportUnexpected });
  /** Query -> time of the data that a page has shown before it was left. */
  const shown = new WeakMap<object, number>();
  queryCache.subscribe(({ type, query }) => {
    if (type === 'observerRemoved') shown.set(query, query.state.dataUpdatedAt);
  });
  return new QueryClient({
    queryCache,
    mutationCache: new MutationCache({ onError: reportUnexpected }),
    defaultOptions: {
      queries: {
        // Without a network a call fails at once, and the page can say so: paused queries would show skeletons for ever.
        networkMode: 'always',
        staleTime: Infinity,
        // On the server a client lasts as long as its page, and no timer keeps its data.
        gcTime: typeof document === 'undefined' ? Infinity : 10 * 60_000,
        refetchOnWindowFocus: false,
        refetchOnMount: (query) => {
          const { isInvalidated, dataUpdatedAt } = query.state;
          return (
            isInvalidated || shown.get(query) === dataUpdatedAt || Date.now() - dataUpdatedAt > prefetchedFor
          );
        },
        // Queries that failed without a network run again when it is back.
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 2 && worthRetrying(error),
        retryDelay: (failures) => 400 * 2 ** failures,
      },
      // Without a network a change fails at once, too: one that waited would show a busy button for ever.
      mutations: { networkMode: 'always' },
    },
  });
}
