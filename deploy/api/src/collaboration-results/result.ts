import { and, eq, or, sql } from 'drizzle-orm';
import type { CollaborationResult } from '@puente/contract/entities/collaboration-result';
import { limits } from '@puente/contract/limits';
import type { Actor, ActorIn } from '../access/actor.ts';
import type { GuardedCollaboration } from '../collaborations/policy.ts';
import type { Database } from '../db/connect.ts';
import { lockRow } from '../db/lock-row.ts';
import {
  collaborations,
  organizations,
  projects,
  projectStudyAreas,
  students,
  teachers,
  users,
  works,
  workStudyAreas,
} from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { assertRoomForDraft } from '../own-works/draft.ts';
import { workColumns, type WorkRow } from '../works/columns.ts';
import { inRepository } from '../works/policy.ts';

/** The works that came of a collaboration: the caller's own, and those of others in the repository. */
export async function resultOf(
  db: Database,
  actor: Actor,
  { id }: GuardedCollaboration,
): Promise<CollaborationResult> {
  const own =
    actor.role === 'student' && actor.profileId !== null ? eq(works.studentId, actor.profileId) : sql`false`;
  const [[collaboration], found] = await Promise.all([
    db.select({ named: collaborations.namedInWorks }).from(collaborations).where(eq(collaborations.id, id)),
    db
      .select({
        id: works.id,
        title: works.title,
        isDraft: sql<boolean>`${works.publishedAt} is null`,
        own: sql<boolean>`coalesce(${own}, false)`,
      })
      .from(works)
      .where(and(eq(works.collaborationId, id), or(inRepository, own)))
      .orderBy(works.id),
  ]);
  return { named: collaboration?.named ?? false, works: found };
}

export const setNaming = async (
  db: Database,
  { id }: GuardedCollaboration,
  namedInWorks: boolean,
): Promise<void> => {
  // The version of the collaboration stays: nobody who changes its dates has overlooked this.
  await db
    .update(collaborations)
    .set({ namedInWorks, updatedAt: sql`${collaborations.updatedAt}` })
    .where(eq(collaborations.id, id));
};

/**
 * Begins the student's work about a collaboration with what the project says, or returns the one that was begun. The
 * teacher who guides the collaboration is named as its tutor and asked, like any other.
 * @throws Refusal ResultTooEarly, TooManyDrafts
 */
export function beginResult(
  db: Database,
  actor: ActorIn<'student'>,
  { id }: GuardedCollaboration,
): Promise<WorkRow> {
  return db.transaction(async (tx) => {
    // A student's works are begun one after the other.
    await lockRow(tx, students, actor.profileId);
    const [begun] = await tx
      .select(workColumns)
      .from(works)
      .where(and(eq(works.collaborationId, id), eq(works.studentId, actor.profileId)));
    if (begun) return begun;
    const source = await sourceOf(tx, id);
    if (source?.state !== 'delivered' && source?.state !== 'closed') throw refuse('ResultTooEarly');
    await assertRoomForDraft(tx, actor);
    const { title, project, sector, teacher, projectId } = source;
    const [work] = await tx
      .insert(works)
      .values({
        studentId: actor.profileId,
        collaborationId: id,
        status: 'finished',
        title: title.slice(0, limits.work.title.max),
        tags: project?.tags ?? [],
        ods: project?.ods ?? [],
        sector,
        tutorId: teacher?.id ?? null,
        tutor: teacher && `${teacher.name} ${teacher.surname}`.trim(),
      })
      .returning(workColumns);
    if (!work) throw new Error('The insert returned no row.');
    if (projectId !== null)
      await tx.insert(workStudyAreas).select(
        tx
          .select({
            workId: sql<WorkRow['id']>`${work.id}::int`.as('work_id'),
            studyAreaId: projectStudyAreas.studyAreaId,
          })
          .from(projectStudyAreas)
          .where(eq(projectStudyAreas.projectId, projectId)),
      );
    return work;
  });
}

/** Facts of a collaboration that the record of a work takes over. */
async function sourceOf(tx: Database, id: GuardedCollaboration['id']) {
  const [source] = await tx
    .select({
      state: collaborations.state,
      title: collaborations.title,
      projectId: collaborations.projectId,
      project: { tags: projects.tags, ods: projects.ods },
      sector: organizations.sector,
      teacher: { id: teachers.id, name: users.name, surname: users.surname },
    })
    .from(collaborations)
    .leftJoin(projects, eq(projects.id, collaborations.projectId))
    .leftJoin(organizations, eq(organizations.id, collaborations.organizationId))
    .leftJoin(teachers, eq(teachers.id, collaborations.teacherId))
    .leftJoin(users, eq(users.id, teachers.userId))
    .where(eq(collaborations.id, id));
  if (!source) return undefined;
  const { id: teacherId, name, surname } = source.teacher;
  return {
    ...source,
    teacher: teacherId === null ? null : { id: teacherId, name: name ?? '', surname: surname ?? '' },
  };
}
