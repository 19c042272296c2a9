import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../access/actor.ts';
import type { ListPolicy, RowPolicy } from '../access/policy.ts';
import { messages } from '../db/schema.ts';

export type MessageRow = typeof messages.$inferSelect;

const isAddressee = (actor: Actor | null, message: Pick<MessageRow, 'studentId'>): boolean =>
  actor?.role === 'student' && actor.profileId === message.studentId;

/** Only its student sees a message of the communication centre. */
export const messagePolicy = {
  load: async (db, id) => (await db.select().from(messages).where(eq(messages.id, id)))[0],
  sees: isAddressee,
  may: { update: () => true },
  visible: (actor) =>
    actor?.role === 'student' && actor.profileId !== null
      ? eq(messages.studentId, actor.profileId)
      : sql`false`,
} satisfies RowPolicy<'message', MessageRow> & ListPolicy;
