import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../serving/actor.ts';
import { conversations } from '../db/schema.ts';
import { type ConversationRow, readConversation } from './columns.ts';
import type { ListPolicy, RowPolicy } from '../serving/policy.ts';

/** Staff speak as the team, except in a conversation that they began for themselves. */
export const isTeamIn = (actor: Actor | null, conversation: Pick<ConversationRow, 'userId'>): boolean =>
  actor?.role === 'staff' && actor.userId !== conversation.userId;

/** A conversation is between a person and the team. */
export const conversationPolicy = {
  load: readConversation,
  sees: (actor, conversation) => actor?.userId === conversation.userId || actor?.role === 'staff',
  may: { read: () => true, write: () => true, close: () => true },
  /** For a query on `conversations`. */
  visible: (actor) => {
    if (actor?.role === 'staff') return sql`true`;
    return actor ? eq(conversations.userId, actor.userId) : sql`false`;
  },
} satisfies RowPolicy<'conversation', ConversationRow> & ListPolicy;
