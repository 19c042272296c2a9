import { pagePart } from '@puente/platform/pages';
import type { QueryClient } from '@puente/platform/query';
import { prefetchWithTasks } from './prefetch-with-tasks.ts';

/** Pending tasks on a landing page. A part of its own, so that visitors do not download it. */
export const roleTasks = pagePart(
  'roleTasks',
  () => import(/* webpackChunkName: "roleTasks" */ './RoleTasks.tsx'),
);

/** Prefetches the code and the data of the tasks, for signed-in users. */
export const prefetchOwnTasks = (queryClient: QueryClient): void =>
  prefetchWithTasks(
    queryClient,
    roleTasks,
    () => import(/* webpackChunkName: "roleTasks" */ './tasks-data.ts'),
  );
