import type { StudentId } from '@puente/contract/ids';
import * as messageQueries from '@puente/client/message-queries';
import { useQuery } from '@puente/platform/query';
import { useIdle } from '../frame/idle.ts';

const everyFewMinutes = 3 * 60_000;

/**
 * How many messages have not been read: asked for when the page has come to rest, every few minutes while it is in sight,
 * and when it comes back into sight. A failure is silent: the last known count stays.
 */
export function useUnread(student: StudentId): number {
  const idle = useIdle(true);
  const { data = 0 } = useQuery({
    ...messageQueries.unread(student),
    enabled: idle,
    refetchInterval: everyFewMinutes,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });
  return data;
}
