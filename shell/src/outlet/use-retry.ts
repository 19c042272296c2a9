import { needsReload } from '@puente/federation/runtime';
import { useRevalidator } from '@puente/platform/router';
import { useBusy } from '../routing/busy.ts';

export interface Retrying {
  retry: () => void;
  /** A page is on its way. */
  busy: boolean;
}

/** Opens the page of the address anew, after any failure. */
export function useRetry(error: unknown): Retrying {
  const { revalidate } = useRevalidator();
  return {
    busy: useBusy(),
    retry: () => {
      if (needsReload(error)) window.location.reload();
      else void revalidate();
    },
  };
}
