import { eq } from 'drizzle-orm';
import type { RowPolicy } from '../access/policy.ts';
import { messageTemplates } from '../db/schema.ts';

export type MessageTemplateRow = typeof messageTemplates.$inferSelect;

/** Only its organisation sees a message template. */
export const messageTemplatePolicy = {
  table: messageTemplates,
  load: async (db, id) => (await db.select().from(messageTemplates).where(eq(messageTemplates.id, id)))[0],
  sees: (actor, { organizationId }) => actor?.organizationIds.includes(organizationId) ?? false,
  may: { manage: () => true },
} satisfies RowPolicy<'messageTemplate', MessageTemplateRow>;
