import type { ChatMessage, ConversationEvents } from '@puente/contract/entities/conversation';
import type { ConversationId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { conversationQueries } from './conversations.ts';
import { request } from './http.ts';
import { queryOptions } from './query-options.ts';

/** The loaded messages of a conversation: the latest ones, in the order in which they were written, without gaps. */
export interface Thread {
  messages: readonly ChatMessage[];
  /** True when the first message of the conversation is loaded. */
  complete: boolean;
}

const pageSize = limits.chatMessage.page;

/** Loads a page of messages, counted from the newest. */
async function pageOf(id: ConversationId, page: number, signal?: AbortSignal): Promise<Thread> {
  const { data, meta } = await request(
    'GET /api/conversations/:id/messages',
    { params: { id }, query: { sort: 'id:desc', pagination: { page, pageSize } } },
    { signal },
  );
  return { messages: data.toReversed(), complete: page * pageSize >= meta.pagination.total };
}

/** The latest messages. A refetch merges them into the loaded ones, including those that arrived by event. */
export const thread = (id: ConversationId) =>
  queryOptions<Thread>({
    queryKey: [...conversationQueries.key, id, 'thread'],
    queryFn: async ({ signal, client, queryKey }) => {
      const newest = await pageOf(id, 1, signal);
      // Read the loaded messages now: events may have added some during the request.
      return withNewest(client.getQueryData<Thread>(queryKey), newest);
    },
    staleTime: 0,
  });

/** Loads the page before the loaded messages. New messages shift the pages, so that some messages may be loaded twice. */
export const olderPage = (id: ConversationId, known: Thread): Promise<Thread> =>
  pageOf(id, Math.floor(known.messages.length / pageSize) + 1);

export const withOlder = (known: Thread, { messages, complete }: Thread): Thread => ({
  messages: joined(messages, known.messages),
  complete,
});

/** Merges a page of newest messages into the loaded ones. If there is a gap between them, the page replaces the loaded messages. */
export function withNewest(known: Thread | undefined, newest: Thread): Thread {
  const last = known?.messages.at(-1)?.id ?? 0;
  const first = newest.messages[0]?.id ?? 0;
  const meets = newest.complete || first <= last;
  if (known === undefined || !meets) return newest;
  return {
    messages: joined(known.messages, newest.messages),
    complete: known.complete || newest.complete,
  };
}

export const withMessages = (known: Thread, added: readonly ChatMessage[]): Thread => ({
  ...known,
  messages: joined(known.messages, added),
});

/** Marks messages as seen by one side, up to a given message. */
export const withRead = (
  known: Thread,
  { mine, until }: Pick<ConversationEvents['read'], 'mine' | 'until'>,
  now = new Date().toISOString(),
): Thread => ({
  ...known,
  messages: known.messages.map((message) =>
    message.mine !== mine && message.id <= until && message.readAt === null
      ? { ...message, readAt: now }
      : message,
  ),
});

/** Merges two lists of messages by id, in order. For the same message, the second list wins. */
function joined(some: readonly ChatMessage[], others: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...some, ...others].map((message) => [message.id, message]));
  return [...byId.values()].toSorted((a, b) => a.id - b.id);
}
