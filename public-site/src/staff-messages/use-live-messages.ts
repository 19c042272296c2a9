import { useEffect, useEffectEvent, useState } from 'react';
import { thread, withMessages, withRead } from '@puente/client/chat-thread';
import { contactMessageQueries } from '@puente/client/contact-queue';
import {
  type ConversationConnection,
  type ConversationEvent,
  subscribeToConversations,
} from '@puente/client/conversation-events';
import { conversationQueries } from '@puente/client/conversations';
import type { ConversationId } from '@puente/contract/ids';
import { useQueryClient } from '@puente/platform/query';

/**
 * Keeps a page of the team up to date while people write and colleagues act.
 * @param conversation the chat on the page; null on a page with lists only
 */
export function useLiveMessages(conversation: ConversationId | null): ConversationConnection {
  const queries = useQueryClient();
  const [connection, setConnection] = useState<ConversationConnection>('connecting');
  const refetch = () => void queries.invalidateQueries({ queryKey: contactMessageQueries.key });
  const onEvent = useEffectEvent((event: ConversationEvent) => {
    if (event.name === 'missed') {
      void queries.invalidateQueries({ queryKey: conversationQueries.key });
      return refetch();
    }
    if (event.name === 'applications') return;
    if (conversation !== null && event.conversation === conversation)
      queries.setQueryData(thread(conversation).queryKey, (known) => {
        if (known === undefined) return known;
        return event.name === 'message' ? withMessages(known, [event.message]) : withRead(known, event);
      });
    if (event.name === 'message') refetch();
  });
  useEffect(
    () => subscribeToConversations({ onEvent: (event) => onEvent(event), onState: setConnection }),
    [],
  );
  return connection;
}
