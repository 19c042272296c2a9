import { eq, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../access/actor.ts';
import type { RowPolicy } from '../access/policy.ts';
import { users } from '../db/schema.ts';

export type UserRow = typeof users.$inferSelect;

/** Condition on the user's own row, or every row for staff; for a query with `users`. */
export const themselves = (actor: Actor | null): SQL => {
  if (actor?.role === 'staff') return sql`true`;
  return actor ? eq(users.id, actor.userId) : sql`false`;
};

/** Users see themselves, and staff see every user. */
export const userPolicy = {
  table: users,
  load: async (db, id) => (await db.select().from(users).where(eq(users.id, id)))[0],
  sees: (actor, user) => actor?.userId === user.id || actor?.role === 'staff',
  may: { read: () => true, remove: () => true, removeSecondFactor: (actor) => actor?.role === 'staff' },
} satisfies RowPolicy<'user', UserRow>;
