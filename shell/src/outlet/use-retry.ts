import { needsReload, wouldReloadHelp } from '@puente/federation/runtime';
import { useLocation, useNavigate } from '@puente/platform/router';
import { useBusy } from '../routing/busy.ts';
import { usePlace } from '../routing/place.ts';

export interface Retrying {
  retry: () => void;
  /** True while a page is loading. */
  busy: boolean;
}

/**
 * Returns a function that opens the current page again after a failure. It navigates to the same address: the router's boundary shows its
 * error until the location changes, or until React has rendered a revalidation that is under way, which may be over sooner.
 */
export function useRetry(error: unknown): Retrying {
  const navigate = useNavigate();
  const location = useLocation();
  const app = usePlace()?.app;
  return {
    busy: useBusy(),
    retry: () => {
      if (needsReload(error)) {
        window.location.reload();
        return;
      }
      void navigate(location, { replace: true, state: location.state as unknown, preventScrollReset: true });
      // Retrying renders the same broken code again, unless its release has been rolled back: reload in that case.
      if (app !== undefined) void reloadIfReleased(app);
    },
  };
}

async function reloadIfReleased(app: string): Promise<void> {
  if (await wouldReloadHelp(app)) window.location.reload();
}
