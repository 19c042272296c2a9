import type { ChatMessage, ConversationEvents } from '@puente/contract/entities/conversation';
import type { ConversationId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { conversationQueries } from './conversations.ts';
import { queryOptions } from './query-options.ts';
import { request } from './http.ts';

/** What a page has of a conversation's messages: the last ones, without a gap, in the order in which they were written. */
export interface Thread {
  messages: readonly ChatMessage[];
  /** It begins with the first message of all. */
  complete: boolean;
}

const pageSize = limits.chatMessage.page;

/** Pages are counted from the newest message. */
async function pageOf(id: ConversationId, page: number, signal?: AbortSignal): Promise<Thread> {
  const { data, meta } = await request(
    'GET /api/conversations/:id/messages',
    { params: { id }, query: { sort: 'id:desc', pagination: { page, pageSize } } },
    { signal },
  );
  return { messages: data.toReversed(), complete: page * pageSize >= meta.pagination.total };
}

/** The last messages. Asked again, they are joined to what is known; what was told meanwhile stays. */
export const thread = (id: ConversationId) =>
  queryOptions<Thread>({
    queryKey: [...conversationQueries.key, id, 'thread'],
    queryFn: async ({ signal, client, queryKey }) => {
      const newest = await pageOf(id, 1, signal);
      // What is known now: messages may have been told while these were on their way.
      return withNewest(client.getQueryData<Thread>(queryKey), newest);
    },
    staleTime: 0,
  });

/** The page before the messages that are known. New ones move the pages along, so that some may come again. */
export const olderPage = (id: ConversationId, known: Thread): Promise<Thread> =>
  pageOf(id, Math.floor(known.messages.length / pageSize) + 1);

export const withOlder = (known: Thread, { messages, complete }: Thread): Thread => ({
  messages: joined(messages, known.messages),
  complete,
});

/** A page of newest messages that does not reach what is known leaves a gap: then it takes the place of that. */
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

/** One side has seen what the other wrote up to a message. */
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

/** Each message once, in the order of their ids; what is told later is how it stands now. */
function joined(some: readonly ChatMessage[], others: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...some, ...others].map((message) => [message.id, message]));
  return [...byId.values()].toSorted((a, b) => a.id - b.id);
}
