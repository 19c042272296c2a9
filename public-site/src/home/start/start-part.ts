import { pagePart } from '@puente/platform/pages';
import type { QueryClient } from '@puente/platform/query';
import { prefetchWithTasks } from './prefetch-with-tasks.ts';

/** Top of the home page for signed-in users. A part of its own, so that visitors do not download it. */
export const start = pagePart('homeStart', () => import(/* webpackChunkName: "homeStart" */ './Start.tsx'));

/** Prefetches the code and the data of the part, for signed-in users. */
export const prefetchStart = (queryClient: QueryClient): void =>
  prefetchWithTasks(queryClient, start, () => import(/* webpackChunkName: "homeStart" */ './tasks-data.ts'));
