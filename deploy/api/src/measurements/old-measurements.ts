import { lt, sql } from 'drizzle-orm';
import { limits } from '@puente/contract/limits';
import { measurements } from '../db/schema.ts';
import { recurring } from '../jobs/job.ts';

/** Deletes counts after the period in the cookie policy (public-site, `/cookies`). */
export const oldMeasurements = recurring('40 4 * * *', async ({ db, now }) => {
  const oldest = sql`(${now.toISOString()}::timestamptz - ${limits.measurements.months} * interval '1 month')::date`;
  const removed = await db
    .delete(measurements)
    .where(lt(measurements.day, oldest))
    .returning({ day: measurements.day });
  return { rows: removed.length };
});
