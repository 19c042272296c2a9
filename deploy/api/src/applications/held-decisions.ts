import type { UserId } from '@puente/contract/ids';
import { and, eq, sql } from 'drizzle-orm';
import { announceApplications } from '../conversations/announcements.ts';
import type { Database } from '../db/connect.ts';
import { firstOf } from '../db/first.ts';
import { applications, projects } from '../db/schema.ts';
import type { Job } from '../jobs/job.ts';
import { noteContactsGiven } from '../students/contact-disclosures.ts';
import { tellDecision } from './answer.ts';

/** Tells students how their applications stand after a move that was not taken back. */
export const heldDecisions: Job<{ decision: string; by?: UserId }> = {
  retries: { limit: 8, wait: 2, longest: 15 * 60 },
  seconds: 120,
  prompt: true,
  run: async ({ decision, by }, { db, ...post }) => {
    const told = await db.transaction(async (tx) => {
      const due = await heldBy(tx, decision);
      const [first] = due;
      if (!first) return 0;
      for (const row of due) await tellDecision(tx, post, row, row.held?.status ?? null);
      // From now on the desk has their contact data. A decision is about one project.
      const project = firstOf(
        await tx
          .select({ id: projects.id, organizationId: projects.organizationId })
          .from(projects)
          .where(eq(projects.id, first.projectId)),
      );
      await noteContactsGiven(tx, project.organizationId);
      await announceApplications(
        tx,
        project,
        due.map(({ id }) => id),
        by ?? null,
      );
      return due.length;
    });
    return { told };
  },
};

/** The applications whose news wait under a move; from here on they are told, and it cannot be taken back. */
async function heldBy(tx: Database, decision: string) {
  const ofThis = sql`${applications.held}->>'decision' = ${decision}`;
  const due = await tx.select().from(applications).where(ofThis).orderBy(applications.id).for('update');
  for (const { id } of due)
    await tx
      .update(applications)
      .set({ held: null })
      .where(and(eq(applications.id, id), ofThis));
  return due;
}
