import { needsReload, wouldReloadHelp } from '@puente/federation/runtime';
import { useRevalidator } from '@puente/platform/router';
import { useBusy } from '../routing/busy.ts';
import { usePlace } from '../routing/place.ts';

export interface Retrying {
  retry: () => void;
  /** A page is on its way. */
  busy: boolean;
}

/** Opens the page of the address anew, after any failure. */
export function useRetry(error: unknown): Retrying {
  const { revalidate } = useRevalidator();
  const app = usePlace()?.app;
  return {
    busy: useBusy(),
    retry: () => {
      if (needsReload(error)) {
        window.location.reload();
        return;
      }
      void revalidate();
      // A page that breaks while it is drawn is the same one again, unless its release was taken back meanwhile.
      if (app !== undefined) void reloadIfReleased(app);
    },
  };
}

async function reloadIfReleased(app: string): Promise<void> {
  if (await wouldReloadHelp(app)) window.location.reload();
}
