import { secondFactorQueries } from '@puente/client/second-factor';
import { sessionQueries } from '@puente/client/sessions';
import type { QueryClient } from '@puente/platform/query';

/** Always stale: a login on another device adds a session at any moment. */
export const ownSessions = () => ({ ...sessionQueries.own(), staleTime: 0 });

/** Prefetches the data of the page. Part of the page's own chunk, so that no other page carries it. */
export function prefetchSecurity(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(secondFactorQueries.own());
  void queryClient.prefetchQuery(ownSessions());
}
