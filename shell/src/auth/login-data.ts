import { connectQueries } from '@puente/client/connect';
import type { PageContext } from '@puente/platform/pages';

/** What the login shows beside its form: the providers that can be logged in with. */
export const prefetchLogin = (queryClient: PageContext['queryClient']): void =>
  void queryClient.prefetchQuery(connectQueries.providers());
