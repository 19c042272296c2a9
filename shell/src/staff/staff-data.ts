import { ApiError } from '@puente/client/api-error';
import { queueQueries } from '@puente/client/staff-queues';
import type { CurrentUser } from '@puente/contract/entities/user';
import { isAmong } from '@puente/contract/roles';
import type { AppManifest, ManifestStaffEntry } from '@puente/federation/manifest';
import { fetchReleaseSet } from '@puente/federation/runtime';
import { hasRoute } from '@puente/platform/links';
import type { QueryClient } from '@puente/platform/query';
import { routesOf } from '../routing/manifests.ts';
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

/** Entries for the duty of a member of staff: those whose page they may open. */
export function entriesFor(
  entries: readonly ManifestStaffEntry[],
  user: CurrentUser | null,
  manifests: readonly AppManifest[],
): ManifestStaffEntry[] {
  const role = { role: user?.profileType ?? null, staffRole: user?.staffRole ?? null };
  const routes = new Map(routesOf(manifests).map(({ route }) => [route.name, route]));
  return entries.filter((entry) =>
    [entry.for, routes.get(entry.route)?.roles].every((admitted) => !admitted || isAmong(admitted, role)),
  );
}

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
