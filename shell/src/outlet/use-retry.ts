import { needsReload, wouldReloadHelp } from '@puente/federation/runtime';
import { useRevalidator } from '@puente/platform/router';
import { useBusy } from '../routing/busy.ts';
import { usePlace } from '../routing/place.ts';

export interface Retrying {
  retry: () => void;
  /** True while a page is loading. */
  busy: boolean;
}

/** Returns a function that opens the current page again after a failure. */
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
      // Retrying renders the same broken code again, unless its release has been rolled back: reload in that case.
      if (app !== undefined) void reloadIfReleased(app);
    },
  };
}

async function reloadIfReleased(app: string): Promise<void> {
  if (await wouldReloadHelp(app)) window.location.reload();
}
