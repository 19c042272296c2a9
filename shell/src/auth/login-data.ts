import { connectQueries } from '@puente/client/connect';
import type { PageContext } from '@puente/platform/pages';

/** Prefetches the login providers, which are shown next to the login form. */
export const prefetchLogin = (queryClient: PageContext['queryClient']): void =>
  void queryClient.prefetchQuery(connectQueries.providers());
