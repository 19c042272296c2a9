import { and, eq, exists, lte, type SQL, sql } from 'drizzle-orm';
import type { WorkId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { awardEditions, awardEntries, works } from '../db/schema.ts';
import { recurring } from '../jobs/job.ts';

/** Condition for works that won an edition whose winners are announced. */
const hasWon = (db: Database, now: Date): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(awardEntries)
      .innerJoin(awardEditions, eq(awardEditions.id, awardEntries.editionId))
      .where(
        and(
          eq(awardEntries.workId, works.id),
          eq(awardEntries.winner, true),
          lte(awardEditions.announcedAt, now),
        ),
      ),
  );

/** Marks the winners of announced editions as awarded works: the only way to that mark. */
export const announcedAwards = recurring('* * * * *', async ({ db, now }) => {
  const marked = await db
    .update(works)
    .set({ awarded: true })
    .where(and(eq(works.awarded, false), hasWon(db, now)))
    .returning({ id: works.id });
  return { rows: marked.length };
});

/** Brings the mark of one work in line with a decision after the announcement. */
export const remarkWork = async (db: Database, id: WorkId): Promise<void> => {
  await db
    .update(works)
    .set({ awarded: sql`${hasWon(db, new Date())}` })
    .where(eq(works.id, id));
};
