import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { conversationQueries, markConversationRead } from '@puente/client/conversations';
import type { ConversationId } from '@puente/contract/ids';
import { useQueryClient } from '@puente/platform/query';

const onVisibility = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Whether the page is in sight: a message in another tab has not been seen. */
const useIsInSight = (): boolean =>
  useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');

/**
 * Says that a conversation has been read once its end is in sight.
 * @param unread messages of the other side that the API does not know to be seen
 */
export function useRead(id: ConversationId, unread: number, isAtEnd: boolean): void {
  const queryClient = useQueryClient();
  const isInSight = useIsInSight();
  const read = useEffectEvent(async () => {
    // When it fails, the next message or the next visit says it again.
    await markConversationRead(id).catch(() => undefined);
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: conversationQueries.lists }),
      queryClient.invalidateQueries({ queryKey: conversationQueries.unread().queryKey }),
    ]);
  });
  const isSeen = isInSight && isAtEnd && unread > 0;
  useEffect(() => {
    if (isSeen) void read();
  }, [isSeen, unread]);
}
