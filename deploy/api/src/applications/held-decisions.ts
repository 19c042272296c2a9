import { and, isNotNull, sql } from 'drizzle-orm';
import type { UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { applications } from '../db/schema.ts';
import { type Job, type JobContext, recurring } from '../jobs/job.ts';
import { tellHeld } from './telling.ts';

/** Notifies students of the status of their applications, after a move that was not undone. */
export const heldDecisions: Job<{ decision: string; by?: UserId }> = {
  retries: { limit: 8, wait: 2, longest: 15 * 60 },
  seconds: 120,
  prompt: true,
  run: async ({ decision, by }, context) => ({ told: await tellDecided(context, decision, by ?? null) }),
};

/**
 * Sends notifications whose own job is missing: a restored database has no jobs, and a job may have failed for good.
 * Otherwise a student would never get the answer.
 */
export const overdueDecisions = recurring('*/10 * * * *', async (context) => {
  const overdue = await overdueAt(context);
  let told = 0;
  for (const { decision, by } of overdue) told += await tellDecided(context, decision, by);
  return { told };
});

/** Minutes of delay that count as overdue. The retries of a job end earlier. */
const minutesLate = 30;
const atOnce = 100;

const tellAt = sql`coalesce((${applications.held}->>'tellAt')::timestamptz, ${applications.updatedAt})`;

const overdueAt = ({ db, now }: JobContext) =>
  db
    .selectDistinct({
      decision: sql<string>`${applications.held}->>'decision'`,
      by: applications.movedBy,
    })
    .from(applications)
    .where(
      and(
        isNotNull(applications.held),
        sql`${tellAt} < ${now.toISOString()}::timestamptz - make_interval(mins => ${minutesLate}::int)`,
      ),
    )
    .limit(atOnce);

const tellDecided = ({ db, ...post }: JobContext, decision: string, by: UserId | null): Promise<number> =>
  db.transaction(async (tx) => {
    const due = await heldBy(tx, decision);
    await tellHeld(tx, post, due, by);
    return due.length;
  });

/** Applications whose notification is pending under a move. */
const heldBy = (tx: Database, decision: string) =>
  tx
    .select()
    .from(applications)
    .where(sql`${applications.held}->>'decision' = ${decision}`)
    .orderBy(applications.id)
    .for('update');
