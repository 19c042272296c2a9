import { useEffect, useSyncExternalStore } from 'react';
import { thread, withMessages } from '@puente/client/chat-thread';
import { sendMessage } from '@puente/client/conversations';
import type { ChatMessage } from '@puente/contract/entities/conversation';
import type { ConversationId } from '@puente/contract/ids';
import { type QueryClient, useQueryClient } from '@puente/platform/query';
import { Outbox } from './outbox.ts';

/** Outboxes of the page view. They keep sending after the user leaves the conversation. */
const outboxes = new WeakMap<QueryClient, Map<string, Outbox>>();

function outboxOf(queryClient: QueryClient, user: number, conversation: ConversationId): Outbox {
  const known = outboxes.get(queryClient) ?? new Map<string, Outbox>();
  outboxes.set(queryClient, known);
  const name = `${user}:${conversation}`;
  const outbox =
    known.get(name) ??
    new Outbox(user, conversation, async (text, key) => {
      const added = await sendMessage(conversation, text, key);
      queryClient.setQueryData(thread(conversation).queryKey, (now) => now && withMessages(now, added));
    });
  known.set(name, outbox);
  return outbox;
}

/** The server does not know what this browser has kept. */
const none: ReturnType<Outbox['entries']> = [];
const whileDrawn = () => none;

/** Returns the outbox of a conversation and the sent messages that are not in `messages` yet. */
export function useOutbox(user: number, conversation: ConversationId, messages: readonly ChatMessage[]) {
  const outbox = outboxOf(useQueryClient(), user, conversation);
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries, whileDrawn);
  const arrived = new Set(messages.map(({ key }) => key));

  useEffect(() => {
    for (const { key } of outbox.entries())
      if (messages.some((message) => message.key === key)) outbox.forget(key);
  }, [outbox, messages]);

  return { outbox, outgoing: entries.filter(({ key }) => !arrived.has(key)) };
}
