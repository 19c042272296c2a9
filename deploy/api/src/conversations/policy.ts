import { and, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { type Actor, isSupporter } from '../access/actor.ts';
import type { ListPolicy, RowPolicy } from '../access/policy.ts';
import { chatMessages, conversations, opportunities, projects, works } from '../db/schema.ts';
import { type ConversationRow, isOfTeam, kindOf, readConversation, type Subject } from './columns.ts';

/** A conversation is visible to the other side only once it has a message. */
const hasMessages = sql`exists (select 1 from ${chatMessages} written where written.conversation_id = ${conversations.id})`;

interface Parties extends Pick<ConversationRow, 'userId' | 'organizationId' | 'authorId' | 'tutorId'> {
  isOfTeam: boolean;
}

/**
 * Side for which a party of a conversation speaks. Staff speak as the team, except in a conversation that they began as
 * users.
 */
export type Side = 'user' | 'organization' | 'author' | 'tutor' | 'staff';

const otherSides = {
  team: 'staff',
  application: 'organization',
  opportunity: 'organization',
  work: 'author',
} as const;

/** @param actor one who sees the conversation */
export function sideOf(actor: Actor, conversation: Subject & Pick<ConversationRow, 'userId'>): Side {
  if (actor.userId === conversation.userId) return 'user';
  return conversation.withTutor ? 'tutor' : otherSides[kindOf(conversation)];
}

export function isParty(
  actor: Actor,
  { userId, isOfTeam: isTheirs, organizationId, authorId, tutorId }: Parties,
): boolean {
  if (actor.userId === userId) return true;
  if (isTheirs) return isSupporter(actor);
  if (authorId !== null) return actor.role === 'student' && actor.profileId === authorId;
  if (tutorId !== null) return actor.role === 'teacher' && actor.profileId === tutorId;
  return organizationId !== null && actor.organizationIds.includes(organizationId);
}

/**
 * A conversation is between a user and the team, or a student and the organisation of an application or an opportunity.
 * It can also be between a reader and the author or tutor of a work.
 */
export const conversationPolicy = {
  load: readConversation,
  sees: (actor, conversation) =>
    actor !== null && isParty(actor, { ...conversation, isOfTeam: kindOf(conversation) === 'team' }),
  may: {
    read: () => true,
    write: () => true,
    // Another one ends with what it is about.
    close: (_, conversation) => kindOf(conversation) === 'team',
  },
  /** For a query that joins `conversations` with `projects` and `works` (columns.ts). */
  visible: (actor) => {
    if (!actor) return sql`false`;
    // An organisation that looks at an interested student has not written yet.
    const own = and(
      eq(conversations.userId, actor.userId),
      or(isNull(conversations.opportunityId), hasMessages),
    ) as SQL;
    if (isSupporter(actor)) return or(own, isOfTeam) as SQL;
    if (actor.role === 'student' && actor.profileId !== null)
      return or(
        own,
        and(eq(works.studentId, actor.profileId), not(conversations.withTutor), hasMessages),
      ) as SQL;
    if (actor.role === 'teacher' && actor.profileId !== null)
      return or(own, and(eq(conversations.tutorId, actor.profileId), hasMessages)) as SQL;
    if (actor.organizationIds.length === 0) return own;
    const mine = [...actor.organizationIds];
    // Asked without a join: an organisation has few opportunities.
    const ofOpportunities = sql`${conversations.opportunityId} in (select ${opportunities.id} from ${opportunities} where ${inArray(opportunities.organizationId, mine)})`;
    return or(own, inArray(projects.organizationId, mine), ofOpportunities) as SQL;
  },
} satisfies RowPolicy<'conversation', ConversationRow> & ListPolicy;
