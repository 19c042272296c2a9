import { eq } from 'drizzle-orm';
import { isAdministrator } from '../access/actor.ts';
import type { RowPolicy } from '../access/policy.ts';
import { errorGroups } from '../db/schema.ts';

export type ErrorGroupRow = typeof errorGroups.$inferSelect;

/** Errors of the product are for those who look after it. */
export const errorGroupPolicy = {
  load: async (db, id) => (await db.select().from(errorGroups).where(eq(errorGroups.id, id)))[0],
  sees: isAdministrator,
  may: { read: () => true, solve: () => true },
} satisfies RowPolicy<'errorGroup', ErrorGroupRow>;
