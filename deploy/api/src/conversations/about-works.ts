import { limits } from '@puente/contract/limits';
import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { Actor } from '../serving/actor.ts';
import type { Database } from '../db/connect.ts';
import { conversations, users } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import type { WorkRow } from '../works/columns.ts';
import { isInRepository } from '../works/policy.ts';
import type { ConversationRow } from './columns.ts';
import { reread } from './conversations.ts';
import { whyAuthorIsNotReached } from './presenter.ts';

/**
 * A reader's conversation with the author of a work; made if there is none, while the author can be reached.
 * @throws Refusal WorkContactOff, WorkConversationOver, TooManyWorkConversations
 */
export function openWorkConversation(
  db: Database,
  { userId }: Actor,
  work: WorkRow,
): Promise<ConversationRow> {
  return db.transaction(async (tx) => {
    // A reader's conversations begin one after the other, so that the count below still holds when it is used.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const [begun] = await tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(and(eq(conversations.userId, userId), eq(conversations.workId, work.id)));
    if (begun) return reread(tx, begun.id);
    const { studentId: authorId, contactable } = work;
    if (authorId === null || !contactable || !isInRepository(work))
      throw refuse(whyAuthorIsNotReached({ authorId, contactable }));
    const [today] = await tx
      .select({ begun: count() })
      .from(conversations)
      .where(
        and(
          eq(conversations.userId, userId),
          isNotNull(conversations.workId),
          sql`${conversations.createdAt} > now() - interval '24 hours'`,
        ),
      );
    if ((today?.begun ?? 0) >= limits.workConversations.day) throw refuse('TooManyWorkConversations');
    const [made] = await tx
      .insert(conversations)
      .values({ userId, workId: work.id, subject: work.title })
      .returning({ id: conversations.id });
    if (!made) throw new Error('The insert returned no row.');
    return reread(tx, made.id);
  });
}
