import { pagePart } from '@puente/platform/pages';
import type { QueryClient } from '@puente/platform/query';
import { useSession } from '@puente/platform/session';

/** Pending tasks on a landing page. A part of its own, so that visitors do not download it. */
export const roleTasks = pagePart(
  'roleTasks',
  () => import(/* webpackChunkName: "roleTasks" */ './RoleTasks.tsx'),
);

/** Prefetches the code and the data of the tasks, for signed-in users. */
export function prefetchOwnTasks(queryClient: QueryClient): void {
  const { user, closing } = useSession.getState();
  if (!user || closing) return;
  roleTasks.prefetchPart(queryClient);
  import(/* webpackChunkName: "roleTasks" */ './tasks-data.ts').then(
    ({ prefetchTasks }) => prefetchTasks(user, queryClient),
    // The page shows its own error when the chunk is missing.
    () => undefined,
  );
}
