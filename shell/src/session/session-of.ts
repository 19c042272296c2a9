import type { QueryClient } from '@puente/platform/query';
import type { startSession } from '@puente/platform/session';
import { needsUser } from '../routing/access.ts';
import { shownPage } from '../routing/shown-page.ts';

/** Whether the part that asks for login over a page has been loaded. */
let canAskOver = false;
export const partsAreThere = (): void => {
  canAskOver = true;
};

/** What happens to the page and its data when the session changes. */
export const sessionOf = (queryClient: QueryClient): Parameters<typeof startSession> => [
  () => {
    // What was loaded belongs to the former user: check again whether this page may be open, and forget the data.
    // The page goes first (PageOutlet), so that it does not ask again for data that its visitor may no longer see.
    void shownPage().revalidate();
    setTimeout(() => void queryClient.resetQueries());
  },
  {
    keepsPage: () => {
      const { place } = shownPage();
      return canAskOver && place !== undefined && needsUser(place.route);
    },
    onReturn: () =>
      void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' }),
  },
];
