import type { ConversationId } from '@puente/contract/ids';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { chatMessages, conversations, users } from '../db/schema.ts';

const unread = (from: 'user' | 'others') =>
  sql<number>`(select count(*) from ${chatMessages} where ${chatMessages.conversationId} = ${conversations.id} and ${chatMessages.readAt} is null
    and ${chatMessages.from} ${sql.raw(from === 'user' ? "= 'user'" : "<> 'user'")})`.mapWith(Number);

/** What is read of a conversation, for a query that has `users` beside it. */
export const conversationColumns = {
  ...getTableColumns(conversations),
  unreadByTeam: unread('user').as('unread_by_team'),
  unreadByUser: unread('others').as('unread_by_user'),
  user: { id: users.id, name: users.name, surname: users.surname, profileType: users.profileType },
};

export const readConversation = async (db: Database, id: ConversationId) =>
  (
    await db
      .select(conversationColumns)
      .from(conversations)
      .innerJoin(users, eq(users.id, conversations.userId))
      .where(eq(conversations.id, id))
  )[0];

export type ConversationRow = NonNullable<Awaited<ReturnType<typeof readConversation>>>;
