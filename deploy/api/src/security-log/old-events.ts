import { lt, sql } from 'drizzle-orm';
import { securityEvents } from '../db/schema.ts';
import { recurring } from '../jobs/job.ts';

const daysKept = 90;

/** Removes what is older than anybody looks into. */
export const oldSecurityEvents = recurring('50 4 * * *', async ({ db, now }) => {
  const oldest = sql`${now.toISOString()}::timestamptz - ${daysKept} * interval '1 day'`;
  const removed = await db
    .delete(securityEvents)
    .where(lt(securityEvents.createdAt, oldest))
    .returning({ id: securityEvents.id });
  return { rows: removed.length };
});
