import {
  type ChatMessage,
  chatMessage,
  type Conversation,
  conversation as conversationAnswer,
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
