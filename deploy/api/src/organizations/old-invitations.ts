import { invitationDays } from '@puente/contract/constants/joinings';
import { and, eq, lt } from 'drizzle-orm';
import { joinings } from '../db/schema.ts';
import { recurring } from '../jobs/job.ts';

/** Forgets invitations that were not answered: their mail says for how long they are good. */
export const oldInvitations = recurring('23 4 * * *', async ({ db, now }) => {
  const until = new Date(now.getTime() - invitationDays * 24 * 60 * 60 * 1000);
  const gone = await db
    .delete(joinings)
    .where(and(eq(joinings.origin, 'invitation'), lt(joinings.createdAt, until)))
    .returning({ id: joinings.id });
  return { invitations: gone.length };
});
