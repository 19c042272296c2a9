import { useEffect, useEffectEvent } from 'react';

/**
 * Loads a part that the page will need soon, once the page is shown. One that cannot be had now is asked for again where it is
 * needed.
 */
export function usePreload(load: () => Promise<unknown>): void {
  const start = useEffectEvent(load);
  useEffect(() => {
    start().catch(() => undefined);
  }, []);
}
