import type { ManifestRoute } from '@puente/federation/manifest';
import type { QueryClient } from '@puente/platform/query';
import type { startSession } from '@puente/platform/session';
import { needsUser } from '../routing/access.ts';

interface Router {
  revalidate: () => unknown;
  /** The route of what is shown; none for an address that no app has. */
  state: { route: Pick<ManifestRoute, 'guard' | 'roles'> | undefined };
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
    // First the page goes (PageOutlet), so that nothing is asked for again that nobody may see any more.
    void router.revalidate();
    setTimeout(() => void queryClient.resetQueries());
  },
  {
    keepsPage: () => canAskOver && router.state.route !== undefined && needsUser(router.state.route),
    onReturn: () =>
      void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' }),
  },
];
