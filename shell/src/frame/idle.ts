import { useEffect, useState } from 'react';

/** Longest wait for an idle moment, in milliseconds. */
const patience = 4_000;

/** True from the first idle moment after `ready`: for what nobody waits for. */
export function useIdle(ready: boolean): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (idle || !ready) return;
    const now = () => setIdle(true);
    // Safari knows no idle moments.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(now, patience);
      return () => clearTimeout(timer);
    }
    const request = window.requestIdleCallback(now, { timeout: patience });
    return () => window.cancelIdleCallback(request);
  }, [ready, idle]);
  return idle;
}
