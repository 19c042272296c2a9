import { asc, eq, sql } from 'drizzle-orm';
import { hiddenMessageText } from '@puente/contract/constants/chats';
import type { UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { chatMessages, conversations } from '../db/schema.ts';
import { exported } from './exported.ts';

/** Columns of a message of another person that the team has hidden. Its reason is for its author. */
const hiddenPart = {
  texto: hiddenMessageText,
  motivo_de_la_retirada: null,
  explicacion_de_la_retirada: null,
};

/** Conversations with their messages. */
export async function conversationsOf(db: Database, userId: UserId): Promise<object[]> {
  const own = await db
    .select({ id: conversations.id, part: exported('conversations') })
    .from(conversations)
    .where(eq(conversations.userId, userId))
    .orderBy(asc(conversations.id));
  const messages = await db
    .select({
      conversationId: chatMessages.conversationId,
      isHidden: sql<boolean>`${chatMessages.hiddenAt} is not null and ${chatMessages.from} <> 'user'`,
      part: exported('chatMessages'),
    })
    .from(chatMessages)
    .innerJoin(conversations, eq(conversations.id, chatMessages.conversationId))
    .where(eq(conversations.userId, userId))
    .orderBy(asc(chatMessages.id));
  return own.map(({ id, part }) => ({
    ...part,
    mensajes: messages
      .filter(({ conversationId }) => conversationId === id)
      .map((message) => (message.isHidden ? { ...message.part, ...hiddenPart } : message.part)),
  }));
}
