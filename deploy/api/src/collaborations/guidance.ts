import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { statesUnderWay } from '@puente/contract/constants/collaborations';
import type { ProjectId, TeacherId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { collaborationEvents, collaborations, projectTutors } from '../db/schema.ts';

/** Teachers who accepted to guide a project, the first one first. */
export const guidesOf = (tx: Database, projectId: ProjectId): Promise<{ id: TeacherId }[]> =>
  tx
    .select({ id: projectTutors.teacherId })
    .from(projectTutors)
    .where(and(eq(projectTutors.projectId, projectId), isNotNull(projectTutors.acceptedAt)))
    .orderBy(asc(projectTutors.acceptedAt), asc(projectTutors.teacherId));

/**
 * Makes the collaborations of a project that are under way follow its teachers, after one accepted, declined or was
 * removed: a collaboration loses a teacher who no longer guides the project, and one without a teacher gets the first who
 * does. Collaborations with an invited teacher stay as they are. Call it in the transaction of the change.
 */
export async function followTutors(tx: Database, projectId: ProjectId): Promise<void> {
  const guides = await guidesOf(tx, projectId);
  const [first] = guides;
  const running = await tx
    .select({ id: collaborations.id, teacherId: collaborations.teacherId })
    .from(collaborations)
    .where(
      and(
        eq(collaborations.projectId, projectId),
        inArray(collaborations.state, statesUnderWay),
        // An invited teacher guides it, whatever happens to the project.
        or(eq(collaborations.hasOwnTeacher, false), isNull(collaborations.teacherId)),
      ),
    )
    .for('no key update');
  for (const { id, teacherId } of running) {
    if (guides.some((guide) => guide.id === teacherId) || (!first && teacherId === null)) continue;
    await tx
      .update(collaborations)
      .set({ teacherId: first?.id ?? null, hasOwnTeacher: false })
      .where(eq(collaborations.id, id));
    await tx
      .insert(collaborationEvents)
      .values([
        ...(teacherId === null
          ? []
          : [{ collaborationId: id, event: 'teacherLeft', side: 'teacher' } as const]),
        ...(first ? [{ collaborationId: id, event: 'teacherJoined', side: 'teacher' } as const] : []),
      ]);
  }
}
