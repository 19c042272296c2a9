import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { conversationQueries, markConversationRead } from '@puente/client/conversations';
import type { ConversationId } from '@puente/contract/ids';
import { useQueryClient } from '@puente/platform/query';

const onVisibility = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Tells whether the page is visible: a message in a background tab has not been seen. */
const useIsInSight = (): boolean =>
  useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );

/**
 * Marks a conversation as read once its end is visible.
 * @param unread messages of the other side that the API still counts as unread
 */
export function useRead(id: ConversationId, unread: number, isAtEnd: boolean): void {
  const queryClient = useQueryClient();
  const isInSight = useIsInSight();
  const read = useEffectEvent(async () => {
    // If this fails, the next message or visit retries it.
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
