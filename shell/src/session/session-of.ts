import type { ManifestRoute } from '@puente/federation/manifest';
import type { QueryClient } from '@puente/platform/query';
import type { startSession } from '@puente/platform/session';
import { needsUser } from '../routing/access.ts';

interface Router {
  revalidate: () => unknown;
  state: { matches: readonly { route: { handle?: unknown } }[] };
}

/** Whether what asks for login over a page has been loaded. */
let canAskOver = false;
export const partsAreThere = (): void => {
  canAskOver = true;
};

/** What becomes of the page and of its data when the session changes. */
export const sessionOf = (router: Router, queryClient: QueryClient): Parameters<typeof startSession> => [
  () => {
    // What was loaded belongs to whoever was signed in: check again whether this page may be open, and forget the data.
    // First the page goes (LoadedPage), so that nothing is asked for again that nobody may see any more.
    void router.revalidate();
    setTimeout(() => void queryClient.resetQueries());
  },
  {
    keepsPage: () => canAskOver && isGuarded(router.state.matches.at(-1)?.route.handle),
    onReturn: () => void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' }),
  },
];

/** Routes carry their entry of the manifest; the frame and the page for unknown addresses have none. */
const isGuarded = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'guard' in handle && needsUser(handle as Pick<ManifestRoute, 'guard' | 'roles'>);
