import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { TeacherId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { Actor } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { lockRow } from '../db/lock-row.ts';
import { conversations, users } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import type { WorkRow } from '../works/columns.ts';
import { canReachTutor, isInRepository } from '../works/policy.ts';
import type { ConversationRow } from './columns.ts';
import { reread } from './conversations.ts';
import { whyAuthorIsNotReached } from './presenter.ts';

/**
 * Returns a reader's conversation with the author of a work. Creates it if there is none, while the author can be
 * reached.
 * @throws Refusal WorkContactOff, WorkConversationOver, TooManyWorkConversations
 */
export const openWorkConversation = (db: Database, actor: Actor, work: WorkRow): Promise<ConversationRow> =>
  open(db, actor, work, { withTutor: false }, () => {
    const { studentId: authorId, contactable } = work;
    if (authorId === null || !contactable || !isInRepository(work))
      throw refuse(whyAuthorIsNotReached({ authorId, contactable }));
  });

/**
 * Returns an organisation's conversation with the tutor of a work. Creates it if there is none. The refusal does not
 * reveal whether the tutor has no account or has not accepted.
 * @throws Refusal TutorNotReached, TooManyWorkConversations
 */
export const openTutorConversation = (db: Database, actor: Actor, work: WorkRow): Promise<ConversationRow> =>
  open(db, actor, work, { withTutor: true, tutorId: work.tutorId }, () => {
    if (!canReachTutor(work)) throw refuse('TutorNotReached');
  });

function open(
  db: Database,
  { userId }: Actor,
  work: WorkRow,
  partner: { withTutor: boolean; tutorId?: TeacherId | null },
  assertReached: () => void,
): Promise<ConversationRow> {
  return db.transaction(async (tx) => {
    // A reader's conversations begin one after the other, so that the count below still holds when it is used.
    await lockRow(tx, users, userId);
    const [begun] = await tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(
        and(
          eq(conversations.userId, userId),
          eq(conversations.workId, work.id),
          eq(conversations.withTutor, partner.withTutor),
        ),
      );
    if (begun) return reread(tx, begun.id);
    assertReached();
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
      .values({ userId, workId: work.id, subject: work.title, ...partner })
      .returning({ id: conversations.id });
    if (!made) throw new Error('The insert returned no row.');
    return reread(tx, made.id);
  });
}
