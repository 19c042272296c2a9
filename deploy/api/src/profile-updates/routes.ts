import { eq, inArray } from 'drizzle-orm';
import type { profileUpdateCalls } from '@puente/contract/calls/profile-updates';
import type { TeacherUpdate } from '@puente/contract/forms/profile-update';
import type { DegreeId, StudyAreaId, TeacherId } from '@puente/contract/ids';
import { messages } from '@puente/contract/messages';
import type { Database } from '../db/connect.ts';
import { coordinators, degrees, teacherDegrees, teachers } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import { universityOf } from '../profiles/create.ts';
import { browseCoordinators, browseTeachers } from '../profiles/lists.ts';
import { presentCoordinators, presentTeachers } from '../profiles/presenter.ts';
import { visibleTo } from '../server/policies.ts';
import type { Routes } from '../server/serve.ts';
import { changeRelation, favoriteProjectsOfUser, relations } from '../students/relation-changes.ts';
import { findStudyArea } from '../studies/study-area.ts';

const byId = <Id extends number>(id: Id) => ({
  pagination: { page: 1, pageSize: 1 },
  filters: { id: { $eq: id } },
});

export const profileUpdateRoutes = {
  'PUT /api/coordinators/:id': async ({ db, actor, row, body: { data }, assertUnchanged }) => {
    await db.transaction(async (tx) => {
      await assertUnchanged(tx);
      // Two tabs take turns, as for students.
      await tx
        .select({ id: coordinators.id })
        .from(coordinators)
        .where(eq(coordinators.id, row.id))
        .for('no key update');
      if (data.job_position !== undefined) {
        await tx
          .update(coordinators)
          .set({ jobPosition: data.job_position || null })
          .where(eq(coordinators.id, row.id));
      }
      if (data.favorites) await changeRelation(tx, relations.favorites_tfxes, row.userId, data.favorites);
    });
    const relationsNamed = ['organization' as const, ...(data.favorites ? (['favorites'] as const) : [])];
    const { data: found } = await browseCoordinators(
      db,
      byId(row.id),
      visibleTo('coordinator', actor),
      (rows) => presentCoordinators(db, actor, rows, relationsNamed),
    );
    return theOne(found);
  },

  'PUT /api/teachers/:id': async ({ db, actor, row, body: { data }, assertUnchanged }) => {
    await db.transaction(async (tx) => {
      await assertUnchanged(tx);
      // Two tabs take turns, as for students.
      await tx.select({ id: teachers.id }).from(teachers).where(eq(teachers.id, row.id)).for('no key update');
      if (changesTeaching(data)) {
        await tx
          .update(teachers)
          .set({
            ...(data.university && { universityId: await universityOf(tx, data.university) }),
            ...(data.teacher_area !== undefined && { studyAreaId: await areaOf(tx, data.teacher_area) }),
            ...(data.notification_deadline !== undefined && {
              notificationDeadline:
                data.notification_deadline === null ? null : new Date(data.notification_deadline),
            }),
            updatedAt: new Date(),
          })
          .where(eq(teachers.id, row.id));
        if (data.degrees) await changeDegrees(tx, row.id, [...new Set(data.degrees)]);
      }
      if (data.favorites) await changeRelation(tx, favoriteProjectsOfUser, row.userId, data.favorites);
    });
    const relationsNamed = [
      'degree' as const,
      'degrees' as const,
      ...(data.favorites ? (['favorites'] as const) : []),
    ];
    const { data: found } = await browseTeachers(db, byId(row.id), visibleTo('teacher', actor), (rows) =>
      presentTeachers(db, rows, relationsNamed),
    );
    return theOne(found);
  },
} satisfies Routes<typeof profileUpdateCalls>;

function theOne<Item>([data]: readonly Item[]): { data: Item } {
  if (!data) throw refuse('NotFound');
  return { data };
}

/**
 * Tells whether a change creates a new version of the profile. Saved projects do not, so that an open form stays valid.
 */
const changesTeaching = ({
  university,
  teacher_area: area,
  degrees: taught,
  notification_deadline: deadline,
}: TeacherUpdate): boolean => [university, area, taught, deadline].some((value) => value !== undefined);

async function areaOf(tx: Database, wanted: StudyAreaId | string | null): Promise<StudyAreaId | null> {
  if (wanted === null) return null;
  const found = await findStudyArea(tx, wanted);
  if (found === undefined) throw refuseFields({ teacher_area: messages.required });
  return found;
}

async function changeDegrees(tx: Database, teacherId: TeacherId, ids: readonly DegreeId[]): Promise<void> {
  const known =
    ids.length === 0
      ? []
      : await tx
          .select({ id: degrees.id })
          .from(degrees)
          .where(inArray(degrees.id, [...ids]));
  if (known.length < ids.length) throw refuseFields({ degrees: messages.pattern });
  await tx.delete(teacherDegrees).where(eq(teacherDegrees.teacherId, teacherId));
  if (ids.length > 0)
    await tx.insert(teacherDegrees).values(ids.map((degreeId) => ({ teacherId, degreeId })));
}
