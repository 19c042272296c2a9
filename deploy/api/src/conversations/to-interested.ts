import { and, eq, inArray, sql } from 'drizzle-orm';
import type { InterestMessageSent, LeftOutReason } from '@puente/contract/entities/opportunity';
import type { NewInterestMessage } from '@puente/contract/forms/chat';
import type { ConversationId, UserId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { Actor } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { chatMessages, conversations } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import type { OpportunityRow } from '../opportunities/columns.ts';
import {
  beginConversations,
  conversationsWith,
  interestedAmong,
  lockOrganization,
} from './about-opportunities.ts';
import { announceAll, lockMessageOrder } from './announcements.ts';

/**
 * Sends one message to several students who marked an opportunity, to each in their own conversation. Earlier messages
 * of the students stay unread, since the organisation has not opened the conversations.
 * @throws Refusal MessagesNeedVerification, TooManyOpportunityConversations: then no message is sent
 */
export function writeToInterested(
  db: Database,
  actor: Actor,
  opportunity: Pick<OpportunityRow, 'id' | 'title' | 'organizationId'>,
  { interested, text }: NewInterestMessage,
): Promise<InterestMessageSent> {
  return db.transaction(async (tx) => {
    if (!(await lockOrganization(tx, opportunity.organizationId))) throw refuse('MessagesNeedVerification');
    const named = [...new Set(interested)];
    const reachable = await interestedAmong(tx, opportunity.id, named);
    const reasons = await reasonsAgainst(tx, opportunity, reachable, text);
    const recipients = reachable.filter(({ userId }) => !reasons.has(userId));
    await deliver(tx, actor, opportunity, { userIds: recipients.map(({ userId }) => userId), text });
    const userOf = new Map(reachable.map(({ id, userId }) => [id, userId]));
    const reasonOf = (id: (typeof named)[number]): LeftOutReason | undefined => {
      const userId = userOf.get(id);
      return userId === undefined ? 'notInterested' : reasons.get(userId);
    };
    return {
      written: recipients.map(({ id }) => id),
      leftOut: named.flatMap((id) => {
        const reason = reasonOf(id);
        return reason ? [{ id, reason }] : [];
      }),
    };
  });
}

/** Condition that the student has replied since the message. */
const isAnswered = sql`exists (select 1 from ${chatMessages} later where later.conversation_id = ${chatMessages.conversationId}
  and later."from" = 'user' and later.id > ${chatMessages.id})`;

/** Reasons why some of these students do not get the message. */
async function reasonsAgainst(
  tx: Database,
  { id }: Pick<OpportunityRow, 'id'>,
  students: readonly { userId: UserId }[],
  text: string,
): Promise<ReadonlyMap<UserId, LeftOutReason>> {
  if (students.length === 0) return new Map();
  const before = await tx
    .select({
      userId: conversations.userId,
      sameText: sql<boolean>`bool_or(${chatMessages.text} = ${text})`,
      unanswered:
        sql<number>`count(*) filter (where ${chatMessages.createdAt} > now() - interval '24 hours' and not ${isAnswered})`.mapWith(
          Number,
        ),
    })
    .from(conversations)
    .innerJoin(chatMessages, eq(chatMessages.conversationId, conversations.id))
    .where(
      and(
        eq(conversations.opportunityId, id),
        inArray(
          conversations.userId,
          students.map(({ userId }) => userId),
        ),
        eq(chatMessages.from, 'organization'),
      ),
    )
    .groupBy(conversations.userId);
  return new Map(
    before.flatMap(({ userId, sameText, unanswered }): [UserId, LeftOutReason][] => {
      if (sameText) return [[userId, 'sameText']];
      return unanswered >= limits.interestMessage.unanswered ? [[userId, 'tooOften']] : [];
    }),
  );
}

interface Delivery {
  userIds: readonly UserId[];
  text: string;
}

async function deliver(
  tx: Database,
  { userId: authorId }: Actor,
  opportunity: Pick<OpportunityRow, 'id' | 'title' | 'organizationId'>,
  { userIds, text }: Delivery,
): Promise<void> {
  if (userIds.length === 0) return;
  const begun = await conversationsWith(tx, opportunity.id, userIds);
  const known = new Set(begun.map(({ userId }) => userId));
  const made = await beginConversations(
    tx,
    opportunity,
    userIds.filter((userId) => !known.has(userId)),
  );
  const all = [...begun, ...made];
  await lockInOrder(
    tx,
    all.map(({ id }) => id),
  );
  await lockMessageOrder(tx);
  await tx
    .insert(chatMessages)
    .values(all.map(({ id }) => ({ conversationId: id, from: 'organization' as const, text, authorId })));
  await tx
    .update(conversations)
    .set({ lastMessageAt: sql`now()` })
    .where(
      inArray(
        conversations.id,
        all.map(({ id }) => id),
      ),
    );
  const aboutOpportunity = {
    applicationId: null,
    workId: null,
    opportunityId: opportunity.id,
    withTutor: false,
    organizationId: opportunity.organizationId,
    authorId: null,
    tutorId: null,
  };
  await announceAll(
    tx,
    all.map((one) => ({ ...one, ...aboutOpportunity })),
    { about: 'message' },
  );
}

/**
 * Locks conversations before taking the turn to write, in the order of `writeMessage`. Another order could cause a
 * deadlock.
 */
async function lockInOrder(tx: Database, ids: readonly ConversationId[]): Promise<void> {
  await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(inArray(conversations.id, [...ids]))
    .orderBy(conversations.id)
    .for('update');
}
