import { lt, sql } from 'drizzle-orm';
import { limits } from '@puente/contract/limits';
import { errorGroups, errorReports } from '../db/schema.ts';
import { recurring } from '../jobs/job.ts';

/** Deletes old reports, and groups without a report since then. */
export const oldErrorReports = recurring('35 4 * * *', async ({ db, now }) => {
  const oldest = sql`${now.toISOString()}::timestamptz - ${limits.errorReports.days} * interval '1 day'`;
  const reports = await db
    .delete(errorReports)
    .where(lt(errorReports.createdAt, oldest))
    .returning({ id: errorReports.id });
  const groups = await db
    .delete(errorGroups)
    .where(lt(errorGroups.lastSeenAt, oldest))
    .returning({ id: errorGroups.id });
  return { rows: reports.length, groups: groups.length };
});
