import { act } from '@testing-library/react';
import {
  type ChatMessage,
  chatMessage,
  type Conversation,
  conversation as conversationAnswer,
  type ConversationEvents,
} from '@puente/contract/entities/conversation';
import type { OnTheWire } from '@puente/contract/ids';

const moment = '2026-03-10T09:30:00.000Z';

export const message = (given: Partial<OnTheWire<ChatMessage>> = {}): ChatMessage =>
  chatMessage.parse({
    id: 1,
    createdAt: moment,
    from: 'organization',
    mine: false,
    text: 'Hola, Uxía. ¿Hablamos el martes?',
    author: 'Marta',
    readAt: null,
    key: null,
    ...given,
  });

export const conversation = (given: Partial<OnTheWire<Conversation>> = {}): Conversation =>
  conversationAnswer.parse({
    id: 5,
    createdAt: moment,
    updatedAt: moment,
    kind: 'application',
    subject: 'Huertos urbanos en escuelas',
    status: 'open',
    closedBecause: null,
    lastMessageAt: moment,
    lastMessage: message(),
    waitsForTeam: false,
    unread: 0,
    other: { name: 'Fundación Río Limpio', logo: null },
    application: { id: 12, status: 'preselected', project: { id: 3, title: 'Huertos urbanos en escuelas' } },
    work: null,
    opportunity: null,
    ...given,
  });

export const teamConversation = (given: Partial<OnTheWire<Conversation>> = {}): Conversation =>
  conversation({
    id: 2,
    kind: 'team',
    subject: 'Nueva conversación',
    lastMessageAt: '2026-03-01T09:30:00.000Z',
    lastMessage: message({
      id: 7,
      from: 'assistant',
      text: 'Hola, Uxía. **Pregunta** lo que quieras.',
      author: null,
    }),
    other: { name: 'Equipo de Puente', logo: null },
    application: null,
    ...given,
  });

/** Conversation with the author of a work, who has replied. */
export const aboutWork = (given: Partial<OnTheWire<Conversation>> = {}): Conversation =>
  conversation({
    id: 6,
    kind: 'work',
    subject: 'Un mapa sonoro de los mercados',
    lastMessage: message({ id: 9, from: 'author', text: 'Claro, dime.', author: null }),
    other: { name: 'Antía Rial', logo: null },
    application: null,
    work: { id: 57 },
    ...given,
  });

/** Page of messages in the API's order, newest first. */
export const newestFirst = (messages: readonly ChatMessage[], total = messages.length) => ({
  data: messages.toSorted((a, b) => b.id - a.id),
  meta: { pagination: { page: 1, pageSize: 50, pageCount: 1, total } },
});

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
