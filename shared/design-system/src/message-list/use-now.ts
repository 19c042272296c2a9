import { useEffect, useState } from 'react';

const minute = 60_000;

/** The present moment in milliseconds: anew each minute while the page is in sight, and at once when it comes back. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
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
