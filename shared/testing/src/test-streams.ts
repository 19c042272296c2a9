import { act } from '@testing-library/react';
import type { ConversationEvents } from '@puente/contract/entities/conversation';

/** Replaces the browser's EventSource. Tests emit the events. */
class TestStream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: TestStream[] = [];
  readyState = 1;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    TestStream.opened.push(this);
  }

  close(): void {
    this.readyState = TestStream.CLOSED;
  }
}

/** Installs the fake streams. @returns functions that act on the newest stream */
export function testStreams() {
  TestStream.opened = [];
  Object.assign(globalThis, { EventSource: TestStream });
  const current = () => TestStream.opened.at(-1);
  return {
    urls: () => TestStream.opened.map(({ url }) => url),
    tell: <Name extends keyof ConversationEvents>(name: Name, data: ConversationEvents[Name]) =>
      act(async () => {
        current()?.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
        await Promise.resolve();
      }),
    breakOff: () =>
      act(async () => {
        current()?.dispatchEvent(new Event('error'));
        await Promise.resolve();
      }),
  };
}
