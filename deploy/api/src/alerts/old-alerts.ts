import { lt } from 'drizzle-orm';
import { limits } from '@puente/contract/limits';
import { alerts } from '../db/schema.ts';
import { recurring } from '../jobs/job.ts';

const day = 24 * 60 * 60 * 1000;

/** Deletes alerts older than half a year. */
export const oldAlerts = recurring('55 4 * * *', async ({ db, now }) => {
  const removed = await db
    .delete(alerts)
    .where(lt(alerts.happenedAt, new Date(now.getTime() - limits.alerts.days * day)))
    .returning({ id: alerts.id });
  return { rows: removed.length };
});
