import type { StudentId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { conversations, opportunities, opportunityInterests, organizations, students } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import type { OpportunityRow } from '../opportunities/columns.ts';
import { isListed } from '../students/readers.ts';
import type { ConversationRow } from './columns.ts';
import { reread } from './conversations.ts';

/**
 * The conversation of an opportunity's organisation with a student whom it interests; made if there is none.
 * @throws Refusal StudentNotInterested, MessagesNeedVerification, TooManyOpportunityConversations
 */
export function openInterestConversation(
  db: Database,
  { id, title, organizationId }: Pick<OpportunityRow, 'id' | 'title' | 'organizationId'>,
  studentId: StudentId,
): Promise<ConversationRow> {
  return db.transaction(async (tx) => {
    // An organisation's conversations begin one after the other, so that the count below still holds when it is used.
    const [organization] = await tx
      .select({ verified: organizations.verified })
      .from(organizations)
      .where(eq(organizations.id, organizationId))
      .for('no key update');
    const [student] = await tx
      .select({ userId: students.userId })
      .from(opportunityInterests)
      .innerJoin(students, eq(students.id, opportunityInterests.studentId))
      .where(and(eq(opportunityInterests.opportunityId, id), eq(students.id, studentId), isListed));
    if (!student) throw refuse('StudentNotInterested');
    const [begun] = await tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(and(eq(conversations.userId, student.userId), eq(conversations.opportunityId, id)));
    if (begun) return reread(tx, begun.id);
    if (!organization?.verified) throw refuse('MessagesNeedVerification');
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
    if ((today?.begun ?? 0) >= limits.opportunityConversations.day)
      throw refuse('TooManyOpportunityConversations');
    const [made] = await tx
      .insert(conversations)
      .values({ userId: student.userId, opportunityId: id, subject: title })
      .returning({ id: conversations.id });
    if (!made) throw new Error('The insert returned no row.');
    return reread(tx, made.id);
  });
}
