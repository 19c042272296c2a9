import { collaborationQueries } from '@puente/client/collaborations';
import { recordId } from '@puente/platform/pages';
import type { QueryClient } from '@puente/platform/query';
import { collaborationsIn } from './collaboration-list.ts';

/** Prefetches the page of /colaboraciones. */
export const prefetchCollaborations = (queryClient: QueryClient, search: URLSearchParams): void =>
  void queryClient.prefetchQuery(collaborationsIn(search));

/** Prefetches a collaboration. @param param id in the address */
export function prefetchCollaboration(queryClient: QueryClient, param: string | undefined): void {
  const id = recordId('collaboration', param);
  if (id !== null) void queryClient.prefetchQuery(collaborationQueries.one(id));
}
