import { eq } from 'drizzle-orm';
import { isSupporter } from '../access/actor.ts';
import type { ListPolicy, RowPolicy } from '../access/policy.ts';
import { coordinators } from '../db/schema.ts';
import { themselves } from '../users/policy.ts';

type CoordinatorRow = typeof coordinators.$inferSelect;

/** Coordinators change their own profile; support sees it. */
export const coordinatorPolicy = {
  table: coordinators,
  load: async (db, id) => (await db.select().from(coordinators).where(eq(coordinators.id, id)))[0],
  sees: (actor, coordinator) => actor?.userId === coordinator.userId || isSupporter(actor),
  may: { update: (actor, coordinator) => actor?.userId === coordinator.userId },
  visible: themselves,
} satisfies RowPolicy<'coordinator', CoordinatorRow> & ListPolicy;
