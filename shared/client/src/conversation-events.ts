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

/** What a page is told: `{ name: 'message', conversation, message }` and so on. */
export type ConversationEvent = { [Name in Told]: { name: Name } & ConversationEvents[Name] }[Told];

/**
 * `open`: what is written from now on is told. `lost`: it is not, and is asked for again by itself; what was missed is told
 * then. `ended`: the session is over.
 */
export type ConversationConnection = 'connecting' | 'open' | 'lost' | 'ended';

interface Subscription {
  onEvent: (event: ConversationEvent) => void;
  onState?: (state: ConversationConnection) => void;
  /** The last message that the page has, of all conversations; without it, only what is written from now on is told. */
  after?: ChatMessageId | undefined;
}

/** Two signs of life did not come, and a while on top for slow networks. */
const silenceMs = limits.conversationEvents.heartbeat * 2000 + 10_000;

const firstWaitMs = 1000;
const longestWaitMs = 30_000;

/**
 * Tells what happens in the user's conversations, as it happens. A message can be told while a page loads it: pages know
 * messages by their ids. Gives what ends it.
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
    // Its address is no file's, but is found in the same way.
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

  /** An EventSource tries again by itself, but all of them at once after a restart, and never after a refusal. */
  function lose(): void {
    stream?.close();
    onState?.('lost');
    const wait = Math.min(firstWaitMs * 2 ** failures, longestWaitMs);
    failures += 1;
    later(() => void openAgain(), wait * (0.5 + Math.random() / 2));
  }

  /** An EventSource does not say why it fails. A call does, and has the end of a session told to the page. */
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
