import { ids } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import {
  type ConversationConnection,
  type ConversationEvent,
  subscribeToConversations,
} from './conversation-events.ts';
import { request } from './http.ts';
import { refusal } from './refusal.ts';

/** "New messages arrive without reloading", "works after a lost connection". */

jest.mock('./http.ts', () => ({ request: jest.fn(), fileUrl: (path: string) => path }));

/** Fake EventSource, which jsdom lacks. Tests dispatch its events. */
class HeardStream extends EventTarget {
  static readonly CLOSED = 2;
  readonly url: string;
  readyState = 1;

  constructor(url: string) {
    super();
    this.url = url;
    streams.push(this);
  }

  close(): void {
    this.readyState = HeardStream.CLOSED;
  }

  tell(name: string, data: object = {}): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
}

let streams: HeardStream[];
let events: ConversationEvent[];
let states: ConversationConnection[];
let end: () => void;

const stream = () => streams.at(-1) as HeardStream;
const subscribe = (after?: number) =>
  (end = subscribeToConversations({
    onEvent: (event) => events.push(event),
    onState: (state) => states.push(state),
    after: after === undefined ? undefined : ids.chatMessage.parse(after),
  }));
const message = (id: number) => ({ conversation: 3, message: { id, text: `Mensaje ${id}` } });
const breakIt = () => stream().dispatchEvent(new Event('error'));

beforeEach(() => {
  jest.useFakeTimers();
  jest
    .mocked(request)
    .mockReset()
    .mockResolvedValue({ data: { messages: 0, conversations: 0 } });
  Object.assign(globalThis, { EventSource: HeardStream });
  [streams, events, states] = [[], [], []];
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

it('tells what happens, with its name', () => {
  subscribe();
  stream().tell('ready', { after: 7 });
  stream().tell('message', message(8));
  stream().tell('read', { conversation: 3, mine: true, until: 8 });
  stream().tell('missed');
  stream().tell('heartbeat');
  expect(streams.map(({ url }) => url)).toEqual(['/api/conversations/events']);
  expect(events).toEqual([
    { name: 'message', ...message(8) },
    { name: 'read', conversation: 3, mine: true, until: 8 },
    { name: 'missed' },
  ]);
  expect(states).toEqual(['connecting', 'open']);
});

it('comes back after the last message that it was told, or after where it began', async () => {
  subscribe();
  stream().tell('ready', { after: 7 });
  breakIt();
  expect(states.at(-1)).toBe('lost');
  await jest.advanceTimersByTimeAsync(1000);
  expect(stream().url).toBe('/api/conversations/events?after=7');
  stream().tell('ready', { after: 7 });
  expect(states.at(-1)).toBe('open');
  stream().tell('message', message(9));
  breakIt();
  await jest.advanceTimersByTimeAsync(1000);
  expect(stream().url).toBe('/api/conversations/events?after=9');
});

it('begins after the last message that the page has', () => {
  subscribe(42);
  expect(stream().url).toBe('/api/conversations/events?after=42');
});

it('waits longer each time, half a minute at most, and asks what is wrong before it opens a stream', async () => {
  jest.mocked(request).mockRejectedValue(refusal('Network'));
  subscribe();
  breakIt();
  await jest.advanceTimersByTimeAsync(60_000);
  const tries = jest.mocked(request).mock.calls.length;
  expect(tries).toBeGreaterThanOrEqual(5);
  expect(tries).toBeLessThanOrEqual(9);
  expect(streams).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  const later = jest.mocked(request).mock.calls.length - tries;
  expect(later).toBeGreaterThanOrEqual(19);
  expect(later).toBeLessThanOrEqual(41);
});

it('tries at once when the network is there again', async () => {
  jest.mocked(request).mockRejectedValue(refusal('Network'));
  subscribe();
  breakIt();
  await jest.advanceTimersByTimeAsync(60_000);
  jest.mocked(request).mockResolvedValue({} as never);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(streams).toHaveLength(2);
});

it('gives up when the session is over', async () => {
  jest.mocked(request).mockRejectedValue(refusal('Unauthorized'));
  subscribe();
  breakIt();
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  expect([states.at(-1), streams.length, jest.mocked(request).mock.calls.length]).toEqual(['ended', 1, 1]);
});

it('notices a connection that died in silence', async () => {
  subscribe();
  stream().tell('ready', { after: null });
  for (let signs = 0; signs < 5; signs++) {
    await jest.advanceTimersByTimeAsync(limits.conversationEvents.heartbeat * 1000);
    stream().tell('heartbeat');
  }
  expect(states.at(-1)).toBe('open');
  await jest.advanceTimersByTimeAsync(limits.conversationEvents.heartbeat * 3000);
  expect(states).toContain('lost');
  expect(streams).toHaveLength(2);
});

it('is over when it is ended, also while it waits', async () => {
  subscribe();
  breakIt();
  end();
  await jest.advanceTimersByTimeAsync(60_000);
  expect([streams.length, jest.mocked(request).mock.calls.length]).toEqual([1, 0]);
});
