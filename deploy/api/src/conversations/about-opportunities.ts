import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { OpportunityId, OrganizationId, StudentId, UserId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { conversations, opportunities, opportunityInterests, organizations, students } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import type { OpportunityRow } from '../opportunities/columns.ts';
import { isListed } from '../students/readers.ts';
import type { ConversationRow } from './columns.ts';
import { reread } from './conversations.ts';

/**
 * Returns the conversation of an opportunity's organisation with an interested student. Creates it if there is none.
 * @throws Refusal StudentNotInterested, MessagesNeedVerification, TooManyOpportunityConversations
 */
export function openInterestConversation(
  db: Database,
  { id, title, organizationId }: Pick<OpportunityRow, 'id' | 'title' | 'organizationId'>,
  studentId: StudentId,
): Promise<ConversationRow> {
  return db.transaction(async (tx) => {
    const isVerified = await lockOrganization(tx, organizationId);
    const [student] = await interestedAmong(tx, id, [studentId]);
    if (!student) throw refuse('StudentNotInterested');
    const [begun] = await conversationsWith(tx, id, [student.userId]);
    if (begun) return reread(tx, begun.id);
    if (!isVerified) throw refuse('MessagesNeedVerification');
    const [made] = await beginConversations(tx, { id, title, organizationId }, [student.userId]);
    if (!made) throw new Error('The insert returned no row.');
    return reread(tx, made.id);
  });
}

/**
 * Serialises the start of an organisation's conversations, so that their count is still valid when it is used.
 * @returns true if the organisation is verified
 */
export async function lockOrganization(tx: Database, id: OrganizationId): Promise<boolean> {
  const [organization] = await tx
    .select({ verified: organizations.verified })
    .from(organizations)
    .where(eq(organizations.id, id))
    .for('no key update');
  return organization?.verified ?? false;
}

/** Students among these who marked an opportunity and whom organisations can find. */
export const interestedAmong = (tx: Database, opportunity: OpportunityId, among: readonly StudentId[]) =>
  tx
    .select({ id: students.id, userId: students.userId })
    .from(opportunityInterests)
    .innerJoin(students, eq(students.id, opportunityInterests.studentId))
    .where(
      and(eq(opportunityInterests.opportunityId, opportunity), inArray(students.id, [...among]), isListed),
    );

/** Conversations with these users about an opportunity. */
export const conversationsWith = (tx: Database, opportunity: OpportunityId, userIds: readonly UserId[]) =>
  tx
    .select({ id: conversations.id, userId: conversations.userId })
    .from(conversations)
    .where(and(inArray(conversations.userId, [...userIds]), eq(conversations.opportunityId, opportunity)));

/** Starts a conversation with each of these users. @throws Refusal TooManyOpportunityConversations */
export async function beginConversations(
  tx: Database,
  { id, title, organizationId }: Pick<OpportunityRow, 'id' | 'title' | 'organizationId'>,
  userIds: readonly UserId[],
) {
  if (userIds.length === 0) return [];
  const own = tx
    .select({ id: opportunities.id })
    .from(opportunities)
    .where(eq(opportunities.organizationId, organizationId));
  const [today] = await tx
    .select({ begun: count() })
    .from(conversations)
    .where(
      and(
        inArray(conversations.opportunityId, own),
        sql`${conversations.createdAt} > now() - interval '24 hours'`,
      ),
    );
  if ((today?.begun ?? 0) + userIds.length > limits.opportunityConversations.day)
    throw refuse('TooManyOpportunityConversations');
  return tx
    .insert(conversations)
    .values(userIds.map((userId) => ({ userId, opportunityId: id, subject: title })))
    .returning({ id: conversations.id, userId: conversations.userId });
}
