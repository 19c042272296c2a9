import { useEffect, useState } from 'react';
import { communicationQueries } from '@puente/client/communications';
import { useQuery } from '@puente/platform/query';

const everyFewMinutes = 3 * 60_000;

/**
 * How many messages have not been read: asked for when the page has come to rest, every few minutes while it is in sight,
 * and when it comes back into sight. A failure is silent: the last known count stays.
 */
export function useUnread(student: number): number {
  const atRest = useAtRest();
  const { data = 0 } = useQuery({
    ...communicationQueries.unread(student),
    enabled: atRest,
    refetchInterval: everyFewMinutes,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });
  return data;
}

function useAtRest(): boolean {
  const [atRest, setAtRest] = useState(false);
  useEffect(() => {
    const rest = () => setAtRest(true);
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(rest, 300);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(rest, { timeout: 3000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return atRest;
}
