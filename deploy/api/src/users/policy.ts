import { eq, type SQL, sql } from 'drizzle-orm';
import { isViewable } from '@puente/contract/roles';
import { type Actor, isSupporter } from '../access/actor.ts';
import type { RowPolicy } from '../access/policy.ts';
import { users } from '../db/schema.ts';

export type UserRow = typeof users.$inferSelect;

/** Condition on the user's own row, or every row for support; for a query with `users`. */
export const themselves = (actor: Actor | null): SQL => {
  if (isSupporter(actor)) return sql`true`;
  return actor ? eq(users.id, actor.userId) : sql`false`;
};

/** Users see and remove themselves. Support sees every user, and administrators remove any. */
export const userPolicy = {
  table: users,
  load: async (db, id) => (await db.select().from(users).where(eq(users.id, id)))[0],
  sees: (actor, user) => actor?.userId === user.id || isSupporter(actor),
  may: {
    read: () => true,
    remove: (actor, { id }) => actor?.userId === id || actor?.staffRole === 'administrator',
    removeSecondFactor: (actor) => actor?.staffRole === 'administrator',
    merge: (actor) => actor?.staffRole === 'administrator',
    // Support ends no sessions of colleagues.
    endSessions: (actor, { profileType }) =>
      actor?.staffRole === 'administrator' || (isSupporter(actor) && profileType !== 'staff'),
    view: (actor, { profileType }) => isSupporter(actor) && (isViewable(profileType) || 'NotViewable'),
    appoint: (actor, { id, profileType }) => {
      if (actor?.staffRole !== 'administrator') return false;
      if (profileType !== 'staff') return 'NotOfStaff';
      return actor.userId === id ? 'OwnDuty' : true;
    },
  },
} satisfies RowPolicy<'user', UserRow>;
