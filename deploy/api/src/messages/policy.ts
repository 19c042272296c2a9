import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../serving/actor.ts';
import { notificationMessages } from '../db/schema.ts';
import type { ListPolicy, RowPolicy } from '../serving/policy.ts';

export type MessageRow = typeof notificationMessages.$inferSelect;

const isAddressee = (actor: Actor | null, message: Pick<MessageRow, 'studentId'>): boolean =>
  actor?.role === 'student' && actor.profileId === message.studentId;

/** A message of the communication centre is its student's alone. */
export const messagePolicy = {
  load: async (db, id) =>
    (await db.select().from(notificationMessages).where(eq(notificationMessages.id, id)))[0],
  sees: isAddressee,
  may: { update: () => true },
  visible: (actor) =>
    actor?.role === 'student' && actor.profileId !== null
      ? eq(notificationMessages.studentId, actor.profileId)
      : sql`false`,
} satisfies RowPolicy<'message', MessageRow> & ListPolicy;
