import type { ConversationEvents } from '@puente/contract/entities/conversation';
import type { ChatMessageId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { ApiError } from './api-error.ts';
import { fileUrl, request } from './http.ts';

const told = [
  'message',
  'read',
  'applications',
  'missed',
] as const satisfies readonly (keyof ConversationEvents)[];
type Told = (typeof told)[number];

/** An event of the stream: `{ name: 'message', conversation, message }` and so on. */
export type ConversationEvent = { [Name in Told]: { name: Name } & ConversationEvents[Name] }[Told];

/**
 * State of the connection. `open`: events arrive. `lost`: it reconnects automatically and then receives the missed events. `ended`: the
 * session is over.
 */
export type ConversationConnection = 'connecting' | 'open' | 'lost' | 'ended';

interface Subscription {
  onEvent: (event: ConversationEvent) => void;
  onState?: (state: ConversationConnection) => void;
  /** Last message that the page has, of all conversations. Without it, only later events arrive. */
  after?: ChatMessageId | undefined;
}

/** Timeout: two missed keep-alives, and a margin for slow networks. */
const silenceMs = limits.conversationEvents.heartbeat * 2000 + 10_000;

const firstWaitMs = 1000;
const longestWaitMs = 30_000;

/**
 * Subscribes to the events of the user's conversations. An event may bring a message that the page is also loading, so pages must match
 * messages by id.
 * @returns a function that unsubscribes
 */
export function subscribeToConversations({ onEvent, onState, after }: Subscription): () => void {
  let last = after;
  let failures = 0;
  let stream: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ends = new AbortController();

  const later = (work: () => void, wait: number): void => {
    clearTimeout(timer);
    timer = setTimeout(work, wait);
  };
  const hearing = (): void => later(lose, silenceMs);

  function open(): void {
    const query = last === undefined ? '' : `?after=${last}`;
    // Not a file, but its address is resolved in the same way.
    const opened = new EventSource(fileUrl(`/api/conversations/events${query}`));
    stream = opened;
    hearing();
    opened.addEventListener('error', lose);
    opened.addEventListener('heartbeat', hearing);
    opened.addEventListener('ready', (event) => {
      hearing();
      failures = 0;
      last ??= dataOf<'ready'>(event).after ?? undefined;
      onState?.('open');
    });
    for (const name of told)
      opened.addEventListener(name, (event) => {
        hearing();
        const data = dataOf<typeof name>(event);
        if ('message' in data) last = data.message.id;
        onEvent({ name, ...data } as ConversationEvent);
      });
  }

  /** Reconnects with a delay. A plain EventSource would reconnect all clients at once after a restart, and never after a refusal. */
  function lose(): void {
    stream?.close();
    onState?.('lost');
    const wait = Math.min(firstWaitMs * 2 ** failures, longestWaitMs);
    failures += 1;
    later(() => void openAgain(), wait * (0.5 + Math.random() / 2));
  }

  /**
   * Reconnects after a call that reveals why the stream failed, which an EventSource does not. The call also reports an expired session to
   * the page.
   */
  async function openAgain(): Promise<void> {
    try {
      await request('GET /api/conversations/unread', undefined, { signal: ends.signal });
    } catch (error) {
      if (ends.signal.aborted) return;
      if (error instanceof ApiError && error.code === 'Unauthorized') return onState?.('ended');
      return lose();
    }
    if (!ends.signal.aborted) open();
  }

  const hurry = (): void => {
    if (stream?.readyState === EventSource.CLOSED) later(() => void openAgain(), 0);
  };
  window.addEventListener('online', hurry, { signal: ends.signal });
  onState?.('connecting');
  open();
  return () => {
    ends.abort();
    clearTimeout(timer);
    stream?.close();
  };
}

const dataOf = <Name extends keyof ConversationEvents>({ data }: { readonly data: unknown }) =>
  JSON.parse(String(data)) as ConversationEvents[Name];
