import { and, eq, exists, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { ProjectId, TeacherId } from '@puente/contract/ids';
import { followTutors } from '../collaborations/guidance.ts';
import type { Database } from '../db/connect.ts';
import { projects, projectTutors } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';

/**
 * Saves the teacher's answer: they accept, decline (and are no longer named), or with null retract their answer.
 * @throws Refusal NotFound when its organisation did not name them
 */
export async function answerTutoring(
  db: Database,
  projectId: ProjectId,
  teacherId: TeacherId,
  accepted: boolean | null,
): Promise<void> {
  const named = and(eq(projectTutors.projectId, projectId), eq(projectTutors.teacherId, teacherId));
  await db.transaction(async (tx) => {
    const answered =
      accepted === false
        ? await tx.delete(projectTutors).where(named).returning()
        : await tx
            .update(projectTutors)
            .set({ acceptedAt: accepted === null ? null : new Date() })
            .where(named)
            .returning();
    if (answered.length === 0) throw refuse('NotFound');
    await followTutors(tx, projectId);
  });
}

/** Condition on projects whose organisation named the teacher. */
export const asksToGuide = (teacherId: TeacherId): SQL =>
  exists(
    sql`(select 1 from ${projectTutors} where ${and(eq(projectTutors.projectId, projects.id), eq(projectTutors.teacherId, teacherId))})`,
  );

/** Projects that the teacher has accepted. */
export async function acceptedBy(db: Database, teacherId: TeacherId): Promise<Set<ProjectId>> {
  const rows = await db
    .select({ id: projectTutors.projectId })
    .from(projectTutors)
    .where(and(eq(projectTutors.teacherId, teacherId), isNotNull(projectTutors.acceptedAt)));
  return new Set(rows.map(({ id }) => id));
}
