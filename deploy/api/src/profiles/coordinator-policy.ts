import { eq } from 'drizzle-orm';
import type { ListPolicy, RowPolicy } from '../access/policy.ts';
import { coordinators } from '../db/schema.ts';
import { themselves } from '../users/policy.ts';

type CoordinatorRow = typeof coordinators.$inferSelect;

/** Coordinators change their own profile; staff see it. */
export const coordinatorPolicy = {
  table: coordinators,
  load: async (db, id) => (await db.select().from(coordinators).where(eq(coordinators.id, id)))[0],
  sees: (actor, coordinator) => actor?.userId === coordinator.userId || actor?.role === 'staff',
  may: { update: (actor, coordinator) => actor?.userId === coordinator.userId },
  visible: themselves,
} satisfies RowPolicy<'coordinator', CoordinatorRow> & ListPolicy;
