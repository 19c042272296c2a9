import { eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../serving/actor.ts';
import { conversations, projects } from '../db/schema.ts';
import { type ConversationRow, readConversation } from './columns.ts';
import type { ListPolicy, RowPolicy } from '../serving/policy.ts';

interface Parties extends Pick<ConversationRow, 'userId' | 'organizationId'> {
  isOfTeam: boolean;
}

/** For whom a party of a conversation speaks. Staff speak as the team, except in a conversation that they began for themselves. */
export type Side = 'user' | 'organization' | 'staff';

/** Of an actor who sees the conversation. */
export function sideOf(
  actor: Actor,
  { userId, applicationId }: Pick<ConversationRow, 'userId' | 'applicationId'>,
): Side {
  if (actor.userId === userId) return 'user';
  return applicationId === null ? 'staff' : 'organization';
}

export function isParty(actor: Actor, { userId, isOfTeam, organizationId }: Parties): boolean {
  if (actor.userId === userId) return true;
  if (isOfTeam) return actor.role === 'staff';
  return organizationId !== null && actor.organizationIds.includes(organizationId);
}

/** A conversation is between a user and the team, or between the student and the organisation of an application. */
export const conversationPolicy = {
  load: readConversation,
  sees: (actor, conversation) =>
    actor !== null && isParty(actor, { ...conversation, isOfTeam: conversation.applicationId === null }),
  may: {
    read: () => true,
    write: () => true,
    // That about an application ends with it.
    close: (_, { applicationId }) => applicationId === null,
  },
  /** For a query that has `projects` beside `conversations` (columns.ts). */
  visible: (actor) => {
    if (!actor) return sql`false`;
    const own = eq(conversations.userId, actor.userId);
    if (actor.role === 'staff') return or(own, isNull(conversations.applicationId)) as SQL;
    if (actor.organizationIds.length === 0) return own;
    return or(own, inArray(projects.organizationId, [...actor.organizationIds])) as SQL;
  },
} satisfies RowPolicy<'conversation', ConversationRow> & ListPolicy;
