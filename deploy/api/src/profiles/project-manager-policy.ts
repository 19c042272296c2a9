import { eq } from 'drizzle-orm';
import { isSupporter } from '../access/actor.ts';
import type { ListPolicy, RowPolicy } from '../access/policy.ts';
import { projectManagers } from '../db/schema.ts';
import { themselves } from '../users/policy.ts';

type ProjectManagerRow = typeof projectManagers.$inferSelect;

/** Project managers see their own profile, and staff see it. */
export const projectManagerPolicy = {
  load: async (db, id) => (await db.select().from(projectManagers).where(eq(projectManagers.id, id)))[0],
  sees: (actor, manager) => actor?.userId === manager.userId || isSupporter(actor),
  may: {},
  visible: themselves,
} satisfies RowPolicy<'projectManager', ProjectManagerRow> & ListPolicy;
