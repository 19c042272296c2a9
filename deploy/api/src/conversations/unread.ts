import { and, count, countDistinct, eq, isNull, ne, or } from 'drizzle-orm';
import type { UnreadMessages } from '@puente/contract/entities/conversation';
import type { Actor } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { applications, chatMessages, conversations, projects, works } from '../db/schema.ts';
import { joins } from './columns.ts';
import { conversationPolicy } from './policy.ts';

/** Messages of other sides that an actor has not read, in all conversations that they see. */
export async function unreadBy(db: Database, actor: Actor): Promise<UnreadMessages> {
  const isOwn = eq(conversations.userId, actor.userId);
  const isOthers = ne(conversations.userId, actor.userId);
  const [found] = await db
    .select({ messages: count(), conversations: countDistinct(chatMessages.conversationId) })
    .from(chatMessages)
    .innerJoin(conversations, eq(conversations.id, chatMessages.conversationId))
    .leftJoin(applications, joins.application)
    .leftJoin(projects, joins.project)
    .leftJoin(works, joins.work)
    .where(
      and(
        isNull(chatMessages.readAt),
        conversationPolicy.visible(actor),
        or(and(isOwn, ne(chatMessages.from, 'user')), and(isOthers, eq(chatMessages.from, 'user'))),
      ),
    );
  return found ?? { messages: 0, conversations: 0 };
}
