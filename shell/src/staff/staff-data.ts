import { ApiError } from '@puente/client/api-error';
import { queueQueries } from '@puente/client/staff-queues';
import type { ManifestStaffEntry } from '@puente/federation/manifest';
import { fetchReleaseSet } from '@puente/federation/runtime';
import { hasRoute } from '@puente/platform/links';
import type { QueryClient } from '@puente/platform/query';
import { inOrder, type QueueEntry } from './queue-order.ts';

/** Milliseconds. */
const limit = 10_000;

/** Entries of all apps whose page is in the running release set, in the order of the manifests. */
export const staffEntries = () => ({
  queryKey: ['staff-entries'] as const,
  queryFn: async (): Promise<ManifestStaffEntry[]> => {
    const set = await fetchReleaseSet(AbortSignal.timeout(limit)).catch(() => {
      throw new ApiError('Network');
    });
    if (!set) throw new ApiError('Unavailable');
    return [set.shell, ...Object.values(set.apps)]
      .flatMap(({ staff = [] }) => staff)
      .filter(({ route }) => hasRoute(route))
      .sort((a, b) => a.order - b.order);
  },
});

/**
 * Order of the queues once each count has arrived or failed. It shares the requests of the rows, and does not change with them: rows do not
 * move under the pointer.
 */
export const queueOrder = (queues: readonly QueueEntry[], queryClient: QueryClient) => ({
  queryKey: ['staff-queue-order', ...queues.map(({ label }) => label)] as const,
  queryFn: async (): Promise<QueueEntry[]> => {
    const sizes = await Promise.allSettled(
      queues.map(({ queue }) => queryClient.fetchQuery(queueQueries.size(queue))),
    );
    return inOrder(
      queues.map((entry, index) => {
        const size = sizes[index];
        return { entry, size: size?.status === 'fulfilled' ? size.value : undefined };
      }),
    );
  },
  staleTime: 0,
});
