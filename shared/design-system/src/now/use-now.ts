import { useEffect, useState } from 'react';
import { currentTime } from '@puente/contract/relative-time';

const minute = 60_000;

/**
 * Returns the current time in milliseconds. Updated as each minute of the clock begins while the page is visible, and at once when it becomes
 * visible: what begins or ends at a full minute is shown from that minute on.
 */
export function useNow(): number {
  const [now, setNow] = useState(currentTime);
  useEffect(() => {
    let clock: ReturnType<typeof setTimeout> | undefined;
    function follow() {
      clearTimeout(clock);
      if (document.visibilityState !== 'visible') return;
      const time = Date.now();
      setNow(time);
      clock = setTimeout(follow, minute - (time % minute));
    }
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(clock);
      document.removeEventListener('visibilitychange', follow);
    };
  }, []);
  return now;
}
