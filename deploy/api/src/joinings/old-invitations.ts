import { and, eq, lt } from 'drizzle-orm';
import { invitationDays } from '@puente/contract/constants/joinings';
import { joinings } from '../db/schema.ts';
import { recurring } from '../jobs/job.ts';

/** Deletes unanswered invitations once they expire; their mail states the period. */
export const oldInvitations = recurring('23 4 * * *', async ({ db, now }) => {
  const until = new Date(now.getTime() - invitationDays * 24 * 60 * 60 * 1000);
  const gone = await db
    .delete(joinings)
    .where(and(eq(joinings.origin, 'invitation'), lt(joinings.createdAt, until)))
    .returning({ id: joinings.id });
  return { invitations: gone.length };
});
