import type { QueryClient } from '@puente/platform/query';
import type { startSession } from '@puente/platform/session';
import { needsUser } from '../routing/access.ts';
import { shownPage } from '../routing/shown-page.ts';

/** True once the chunk with the login modal has loaded. */
let canAskOver = false;
export const partsAreThere = (): void => {
  canAskOver = true;
};

/** Updates the page and its data when the session changes. */
export const sessionOf = (queryClient: QueryClient): Parameters<typeof startSession> => [
  () => {
    // The loaded data belongs to the former user: check access to the page again, and drop the data. Revalidate the page first
    // (PageOutlet), so that it does not refetch data that its visitor may no longer see.
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
