import { pagePart } from '@puente/platform/pages';
import type { QueryClient } from '@puente/platform/query';
import { useSession } from '@puente/platform/session';

/** Top of the home page for signed-in users. A part of its own, so that visitors do not download it. */
export const start = pagePart('homeStart', () => import(/* webpackChunkName: "homeStart" */ './Start.tsx'));

/** Prefetches the code and the data of the part, for signed-in users. */
export function prefetchStart(queryClient: QueryClient): void {
  const { user, closing } = useSession.getState();
  if (!user || closing) return;
  start.prefetchPart(queryClient);
  import(/* webpackChunkName: "homeStart" */ './tasks-data.ts').then(
    ({ prefetchTasks }) => prefetchTasks(user, queryClient),
    // The page shows its own error when the chunk is missing.
    () => undefined,
  );
}
