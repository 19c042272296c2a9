import { ApiError, messageOf } from '@puente/client/api-error';

/** Fields of a query from which its state is read. */
export interface Asked<Data> {
  data: Data | undefined;
  error: Error | null;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** State of a query for `QueryState` of the design system. A response of null means that there is no such record. */
export const stateOf = <Data>(query: Asked<Data>) => ({
  data: query.data ?? undefined,
  isPending: query.isPending,
  isNotFound: query.data === null || isNotFound(query.error),
  /** A getter, because a page renders again on each change of a field that it has read: most pages never fail. */
  get retry() {
    return retryOf(query);
  },
});

const isNotFound = (error: Error | null): boolean => error instanceof ApiError && error.code === 'NotFound';

/** Message and button of `Retry` in the design system for queries of which some failed. The button repeats only those. */
export const retryOf = (...queries: readonly Asked<unknown>[]) => ({
  message: messageOf(queries.find(({ error }) => error)?.error),
  busy: queries.some(({ isFetching }) => isFetching),
  onRetry: () => {
    for (const query of queries) if (query.error || query.data === null) void query.refetch();
  },
});
