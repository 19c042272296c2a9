import { and, lt, sql } from 'drizzle-orm';
import { projects } from '../db/schema.ts';
import { recurring } from '../jobs/job.ts';

/** Saves the status of projects past their deadline. Lists and details have shown it since midnight. */
export const expiredProjects = recurring('4 0,1,2,6,12,18 * * *', async ({ db, now }) => {
  const expired = await db
    .update(projects)
    .set({ status: 'expired', statusReason: 'Ha terminado el plazo de inscripción.' })
    // The index on open projects serves a query that says 'new' itself.
    .where(
      and(
        sql`${projects.status} = 'new'`,
        sql`${projects.publishedAt} is not null`,
        lt(projects.deadline, now),
      ),
    )
    .returning({ id: projects.id });
  return { projects: expired.length };
});
