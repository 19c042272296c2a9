import { lt, sql } from 'drizzle-orm';
import { retention } from '@puente/contract/constants/retention';
import { securityEvents } from '../db/schema.ts';
import { recurring } from '../jobs/job.ts';

/** Deletes events after the period in the privacy policy. */
export const oldSecurityEvents = recurring('50 4 * * *', async ({ db, now }) => {
  const oldest = sql`${now.toISOString()}::timestamptz - ${retention.securityLog} * interval '1 day'`;
  const removed = await db
    .delete(securityEvents)
    .where(lt(securityEvents.createdAt, oldest))
    .returning({ id: securityEvents.id });
  return { rows: removed.length };
});
