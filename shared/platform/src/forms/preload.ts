import { useEffect, useEffectEvent } from 'react';

/** Preloads a module that the page will need soon, once the page is shown. A failed load is retried where the module is needed. */
export function usePreload(load: () => Promise<unknown>): void {
  const start = useEffectEvent(load);
  useEffect(() => {
    start().catch(() => undefined);
  }, []);
}
