import { eq } from 'drizzle-orm';
import { isSupporter } from '../access/actor.ts';
import type { RowPolicy } from '../access/policy.ts';
import { contactMessages } from '../db/schema.ts';

export type ContactMessageRow = typeof contactMessages.$inferSelect;

/** People's messages to the team are for those who look after people. */
export const contactMessagePolicy = {
  load: async (db, id) => (await db.select().from(contactMessages).where(eq(contactMessages.id, id)))[0],
  sees: isSupporter,
  may: { handle: () => true },
} satisfies RowPolicy<'contactMessage', ContactMessageRow>;
