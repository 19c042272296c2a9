import { and, asc, desc, eq, getTableColumns, gt, max, sql } from 'drizzle-orm';
import type { ConversationEvents } from '@puente/contract/entities/conversation';
import type { ChatMessageId } from '@puente/contract/ids';
import type { Actor } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { applications, chatMessages, conversations, projects, users, works } from '../db/schema.ts';
import { joins } from './columns.ts';
import { conversationPolicy, sideOf } from './policy.ts';
import { presentMessage } from './presenter.ts';

/** Highest message id of all. Later messages have higher ids (announcements.ts). */
export async function lastMessageId(db: Database): Promise<ChatMessageId | undefined> {
  const [last] = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .orderBy(desc(chatMessages.id))
    .limit(1);
  return last?.id;
}

/** Messages after a given one, in all conversations that an actor sees, in the order in which they were written. */
export async function messagesSince(
  db: Database,
  actor: Actor,
  after: ChatMessageId,
  most: number,
): Promise<ConversationEvents['message'][]> {
  const found = await db
    .select({
      ...getTableColumns(chatMessages),
      author: users.name,
      userId: conversations.userId,
      applicationId: conversations.applicationId,
      workId: conversations.workId,
      opportunityId: conversations.opportunityId,
      withTutor: conversations.withTutor,
    })
    .from(chatMessages)
    .innerJoin(conversations, eq(conversations.id, chatMessages.conversationId))
    .leftJoin(users, eq(users.id, chatMessages.authorId))
    .leftJoin(applications, joins.application)
    .leftJoin(projects, joins.project)
    .leftJoin(works, joins.work)
    .where(and(gt(chatMessages.id, after), conversationPolicy.visible(actor)))
    .orderBy(asc(chatMessages.id))
    .limit(most);
  return found.map((row) => ({
    conversation: row.conversationId,
    message: presentMessage(sideOf(actor, row), row),
  }));
}

/** Longer than any request, since a request stamps what it reads with the time of its start. */
const margin = sql`interval '1 minute'`;
const mostConversations = 100;

/**
 * Read receipts of either side since a message was written. May include receipts that the client has got already: a
 * repeated one does no harm.
 */
export async function readSince(
  db: Database,
  actor: Actor,
  after: ChatMessageId,
): Promise<ConversationEvents['read'][]> {
  const fromUser = sql<boolean>`${chatMessages.from} = 'user'`;
  const found = await db
    .select({
      id: conversations.id,
      userId: conversations.userId,
      fromUser,
      until: max(chatMessages.id),
    })
    .from(chatMessages)
    .innerJoin(conversations, eq(conversations.id, chatMessages.conversationId))
    .leftJoin(applications, joins.application)
    .leftJoin(projects, joins.project)
    .leftJoin(works, joins.work)
    .where(
      and(
        conversationPolicy.visible(actor),
        sql`${chatMessages.readAt} > (select created_at - ${margin} from ${chatMessages} known where known.id = ${after})`,
      ),
    )
    .groupBy(conversations.id, fromUser)
    .limit(mostConversations);
  return found.flatMap(({ id, userId, fromUser: isTheirs, until }) =>
    until === null ? [] : [{ conversation: id, mine: (userId === actor.userId) !== isTheirs, until }],
  );
}
