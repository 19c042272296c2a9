import type { ConversationEvents } from '@puente/contract/entities/conversation';
import type { Client } from './client.ts';
import { until } from './until.ts';

type Name = keyof ConversationEvents;

interface Heard {
  id: number | undefined;
  name: Name;
  data: unknown;
}

/** An event stream as a browser reads it. */
export interface EventReader {
  status: number;
  headers: Headers;
  /** All events received so far. */
  heard: readonly Heard[];
  /** Texts of the received messages, in order. */
  texts: () => string[];
  /** Waits for an event of this name beyond the first `before`. */
  next: <N extends Name>(name: N, before?: number) => Promise<ConversationEvents[N]>;
  isOver: () => boolean;
  leave: () => void;
}

/** Opens the stream and reads it until one side ends it. */
export async function readEvents(
  { address, token }: Pick<Client, 'address' | 'token'>,
  { after, lastEventId }: { after?: number; lastEventId?: number } = {},
): Promise<EventReader> {
  const leaves = new AbortController();
  const query = after === undefined ? '' : `?after=${after}`;
  const answer = await fetch(`${address}/api/conversations/events${query}`, {
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
    },
    signal: leaves.signal,
  });
  const heard: Heard[] = [];
  let isOver = false;
  void read(answer, (event) => heard.push(event))
    .catch(() => undefined)
    .finally(() => (isOver = true));
  const named = (name: Name) => heard.filter((event) => event.name === name);
  return {
    status: answer.status,
    headers: answer.headers,
    heard,
    texts: () => named('message').map(({ data }) => (data as ConversationEvents['message']).message.text),
    next: async <N extends Name>(name: N, before = 0) => {
      await until(() => named(name).length > before);
      return named(name)[before]?.data as ConversationEvents[N];
    },
    isOver: () => isOver,
    leave: () => leaves.abort(),
  };
}

async function read(answer: Response, hear: (event: Heard) => void): Promise<void> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(part, { stream: true });
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) hear(parse(event));
  }
}

function parse(event: string): Heard {
  const fields = new Map(event.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]));
  const id = fields.get('id');
  return {
    id: id === undefined ? undefined : Number(id),
    name: fields.get('event') as Name,
    data: JSON.parse(fields.get('data') ?? 'null'),
  };
}
