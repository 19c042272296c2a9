import { lt, sql } from 'drizzle-orm';
import { limits } from '@puente/contract/limits';
import { emptySearches } from '../db/schema.ts';
import { recurring } from '../jobs/job.ts';

/** Deletes counts of empty searches after the period in the privacy policy. */
export const oldEmptySearches = recurring('45 4 * * *', async ({ db, now }) => {
  const oldest = sql`(${now.toISOString()}::timestamptz - ${limits.emptySearches.days} * interval '1 day')::date`;
  const removed = await db
    .delete(emptySearches)
    .where(lt(emptySearches.day, oldest))
    .returning({ day: emptySearches.day });
  return { rows: removed.length };
});
