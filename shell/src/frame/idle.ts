import { useEffect, useState } from 'react';
import { onceIdle } from '../when-idle.ts';

/** Longest wait for an idle period, in milliseconds. */
const timeout = 4_000;

/** True from the first idle period after `ready`. For parts that are not urgent. */
export function useIdle(ready: boolean): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (idle || !ready) return;
    return onceIdle(() => setIdle(true), timeout);
  }, [ready, idle]);
  return idle;
}
