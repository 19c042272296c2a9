import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../serving/actor.ts';
import { chatMessages, conversations, projects, works } from '../db/schema.ts';
import { type ConversationRow, kindOf, readConversation } from './columns.ts';
import type { ListPolicy, RowPolicy } from '../serving/policy.ts';

/** An author learns of a reader when that has written, not when they only looked at the field. */
const hasMessages = sql`exists (select 1 from ${chatMessages} written where written.conversation_id = ${conversations.id})`;

interface Parties extends Pick<ConversationRow, 'userId' | 'organizationId' | 'authorId'> {
  isOfTeam: boolean;
}

/** For whom a party of a conversation speaks. Staff speak as the team, except in a conversation that they began for themselves. */
export type Side = 'user' | 'organization' | 'author' | 'staff';

const otherSides = { team: 'staff', application: 'organization', work: 'author' } as const;

/** Of an actor who sees the conversation. */
export function sideOf(
  actor: Actor,
  conversation: Pick<ConversationRow, 'userId' | 'applicationId' | 'workId'>,
): Side {
  return actor.userId === conversation.userId ? 'user' : otherSides[kindOf(conversation)];
}

export function isParty(actor: Actor, { userId, isOfTeam, organizationId, authorId }: Parties): boolean {
  if (actor.userId === userId) return true;
  if (isOfTeam) return actor.role === 'staff';
  if (authorId !== null) return actor.role === 'student' && actor.profileId === authorId;
  return organizationId !== null && actor.organizationIds.includes(organizationId);
}

/** A conversation is between a user and the team, the student and the organisation of an application, or a reader and the author of a work. */
export const conversationPolicy = {
  load: readConversation,
  sees: (actor, conversation) =>
    actor !== null && isParty(actor, { ...conversation, isOfTeam: kindOf(conversation) === 'team' }),
  may: {
    read: () => true,
    write: () => true,
    // That about an application, or a work, ends with it.
    close: (_, conversation) => kindOf(conversation) === 'team',
  },
  /** For a query that has `projects` and `works` beside `conversations` (columns.ts). */
  visible: (actor) => {
    if (!actor) return sql`false`;
    const own = eq(conversations.userId, actor.userId);
    if (actor.role === 'staff')
      return or(own, and(isNull(conversations.applicationId), isNull(conversations.workId))) as SQL;
    if (actor.role === 'student' && actor.profileId !== null)
      return or(own, and(eq(works.studentId, actor.profileId), hasMessages)) as SQL;
    if (actor.organizationIds.length === 0) return own;
    return or(own, inArray(projects.organizationId, [...actor.organizationIds])) as SQL;
  },
} satisfies RowPolicy<'conversation', ConversationRow> & ListPolicy;
