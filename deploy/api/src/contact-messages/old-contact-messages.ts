import { lt, sql } from 'drizzle-orm';
import { limits } from '@puente/contract/limits';
import { contactMessages } from '../db/schema.ts';
import { recurring } from '../jobs/job.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Deletes messages after the period in the privacy policy (public-site, `/politica-privacidad`). It begins when the team
 * settles the message, or with the last change to one that nobody settled.
 */
export const oldContactMessages = recurring('50 4 * * *', async ({ db, now }) => {
  const oldest = new Date(now.getTime() - limits.contactMessage.days * day);
  const removed = await db
    .delete(contactMessages)
    .where(
      lt(sql`coalesce(${contactMessages.settledAt}, ${contactMessages.updatedAt})`, oldest.toISOString()),
    )
    .returning({ id: contactMessages.id });
  return { rows: removed.length };
});
