import { eq } from 'drizzle-orm';
import type { RowPolicy } from '../access/policy.ts';
import { projectTemplates } from '../db/schema.ts';

export type ProjectTemplateRow = typeof projectTemplates.$inferSelect;

/** Only its own organisation sees a template. */
export const projectTemplatePolicy = {
  table: projectTemplates,
  load: async (db, id) => (await db.select().from(projectTemplates).where(eq(projectTemplates.id, id)))[0],
  sees: (actor, { organizationId }) => actor?.organizationIds.includes(organizationId) ?? false,
  may: { manage: () => true },
} satisfies RowPolicy<'projectTemplate', ProjectTemplateRow>;
