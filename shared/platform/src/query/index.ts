/** The one query client of the page and the parts of TanStack Query that the product uses. */
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@puente/client/api-error';

export { QueryClientProvider, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
export type { QueryClient } from '@tanstack/react-query';

/** A refusal is an answer: only a lost connection or a server in trouble is worth asking again. */
const worthRetrying = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 502);

/** Neither a refusal nor a network that is away: a server in trouble, an answer that is none, or code of ours that is wrong. */
const isUnexpected = (error: Error) =>
  error instanceof ApiError ? error.code === 'Unexpected' || error.status >= 500 : error.name !== 'AbortError';

/**
 * Data never goes stale by time (specification §9): mutations say what they changed.
 * @param report told of each query that failed and should not have, before its page is: so that its words have the reference
 */
export const createQueryClient = (report: (error: Error) => void = () => {}): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (isUnexpected(error)) report(error);
      },
    }),
    defaultOptions: {
      queries: {
        // Without a network a call fails at once, and the page can say so: paused queries would show skeletons for ever.
        networkMode: 'always',
        staleTime: Infinity,
        gcTime: 10 * 60_000,
        refetchOnWindowFocus: false,
        // What failed without a network is asked for again when it is back.
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 2 && worthRetrying(error),
        retryDelay: (failures) => 400 * 2 ** failures,
      },
    },
  });
