import { useEffect, useEffectEvent, useState } from 'react';
import { thread, withMessages, withRead } from '@puente/client/chat-thread';
import {
  type ConversationConnection,
  type ConversationEvent,
  subscribeToConversations,
} from '@puente/client/conversation-events';
import { conversationQueries } from '@puente/client/conversations';
import type { ChatMessageId } from '@puente/contract/ids';
import { useQueryClient } from '@puente/platform/query';

/**
 * Keeps the conversations up to date while the chat is open. Events are written into the cache, and the unread count is refetched for the
 * header.
 * @param after the last message of the list once it has loaded: the stream starts with the messages since
 */
export function useLiveChat(after: ChatMessageId | null | undefined): ConversationConnection {
  const [connection, setConnection] = useState<ConversationConnection>('connecting');
  const queryClient = useQueryClient();

  const askForAll = useEffectEvent(
    () => void queryClient.invalidateQueries({ queryKey: conversationQueries.key }),
  );
  const onEvent = useEffectEvent((event: ConversationEvent) => {
    if (event.name === 'message')
      queryClient.setQueryData(
        thread(event.conversation).queryKey,
        (known) => known && withMessages(known, [event.message]),
      );
    if (event.name === 'read')
      queryClient.setQueryData(
        thread(event.conversation).queryKey,
        (known) => known && withRead(known, event),
      );
    if (event.name === 'missed') askForAll();
    // The list does not change when the other side reads a message.
    else if (event.name === 'message' || (event.name === 'read' && event.mine)) {
      void queryClient.invalidateQueries({ queryKey: conversationQueries.lists });
      void queryClient.invalidateQueries({ queryKey: conversationQueries.unread().queryKey });
    }
  });
  const begin = useEffectEvent(() =>
    subscribeToConversations({
      after: after ?? undefined,
      onEvent: (event) => onEvent(event),
      onState: setConnection,
    }),
  );

  // The stream may not have noticed yet that it was cut.
  useEffect(() => {
    const ask = () => askForAll();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, []);

  const isKnown = after !== undefined;
  useEffect(() => {
    if (isKnown) return begin();
  }, [isKnown]);
  return connection;
}
