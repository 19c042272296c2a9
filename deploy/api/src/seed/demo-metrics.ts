import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { follows, projectMetrics } from '../db/schema.ts';

/** Seeds the events of follows: the start of each, and start and end of some past ones. */
export async function seedMetrics(db: Database): Promise<void> {
  const current = await db
    .select({ date: follows.createdAt, organizationId: follows.organizationId })
    .from(follows)
    .orderBy(follows.createdAt, follows.studentId, follows.organizationId);
  if (current.length === 0) return;
  const gone = current.filter((_, index) => index % 11 === 0);
  await db.insert(projectMetrics).values(
    [
      ...current.map((follow) => ({ ...follow, deleteEntry: false })),
      ...gone.flatMap(({ organizationId, date }) => [
        { organizationId, date, deleteEntry: false },
        {
          organizationId,
          date: sql`least(now(), ${date.toISOString()}::timestamptz + interval '3 days')`,
          deleteEntry: true,
        },
      ]),
    ].map((metric) => ({ type: 'follow' as const, ...metric })),
  );
}
