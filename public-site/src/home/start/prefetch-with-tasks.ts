import type { CurrentUser } from '@puente/contract/entities/user';
import type { QueryClient } from '@puente/platform/query';
import { useSession } from '@puente/platform/session';

interface TasksData {
  prefetchTasks: (user: CurrentUser, queryClient: QueryClient) => void;
}

/**
 * Prefetches the code of a part with tasks, and their data. For signed-in users only.
 * @param loadData loads `tasks-data.ts` from the chunk of the part
 */
export function prefetchWithTasks(
  queryClient: QueryClient,
  { prefetchPart }: { prefetchPart: (queryClient: QueryClient) => void },
  loadData: () => Promise<TasksData>,
): void {
  const { user, closing } = useSession.getState();
  if (!user || closing) return;
  prefetchPart(queryClient);
  loadData().then(
    ({ prefetchTasks }) => prefetchTasks(user, queryClient),
    // The page shows its own error when the chunk is missing.
    () => undefined,
  );
}
