import { and, eq } from 'drizzle-orm';
import type { RowPolicy } from '../access/policy.ts';
import { isGood } from '../accounts/session-life.ts';
import { sessions } from '../db/schema.ts';

export type SessionRow = typeof sessions.$inferSelect;

/** Users see only their own sessions; staff cannot see them either. */
export const sessionPolicy = {
  load: async (db, id) =>
    (
      await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.id, id), isGood))
    )[0],
  sees: (actor, session) => actor?.userId === session.userId,
  may: { end: () => true },
} satisfies RowPolicy<'session', SessionRow>;
