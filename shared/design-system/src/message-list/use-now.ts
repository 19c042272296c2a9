import { useEffect, useState } from 'react';
import { currentTime } from '@puente/contract/relative-time';

const minute = 60_000;

/** Returns the current time in milliseconds. Updated every minute while the page is visible, and at once when it becomes visible. */
export function useNow(): number {
  const [now, setNow] = useState(currentTime);
  useEffect(() => {
    let clock: ReturnType<typeof setInterval> | undefined;
    const tick = () => setNow(Date.now());
    function follow() {
      clearInterval(clock);
      if (document.visibilityState !== 'visible') return;
      tick();
      clock = setInterval(tick, minute);
    }
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearInterval(clock);
      document.removeEventListener('visibilitychange', follow);
    };
  }, []);
  return now;
}
