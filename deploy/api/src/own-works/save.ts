import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { newWork, workChanges } from '@puente/contract/forms/work';
import type { FileId, StudyAreaId, TeacherId, WorkId } from '@puente/contract/ids';
import type { ActorIn } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { idsNamed } from '../db/ids-named.ts';
import { studyAreas, teachers, users, works, workStudyAreas } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { assertOwnFile } from '../uploads/own-file.ts';
import { workColumns, type WorkRow } from '../works/columns.ts';
import { columnsOf, completeWork } from '../works/fields.ts';
import { areasOf } from '../works/presenter.ts';
import { discardWorkDraft } from './draft.ts';

type Student = ActorIn<'student'>;

/** Creates a draft of a work. @throws Refusal by field */
export function createWork(db: Database, actor: Student, form: z.output<typeof newWork>): Promise<WorkRow> {
  return db.transaction(async (tx) => {
    await assertOwnDocument(tx, actor, form.file);
    const areaIds = await idsNamed(tx, studyAreas, form.study_areas, 'study_areas');
    const tutorId = (await tutorIdOf(tx, form.tutor_email)) ?? null;
    const [created] = await tx
      .insert(works)
      .values({
        ...columnsOf(form),
        status: form.status,
        title: form.title,
        studentId: actor.profileId,
        tutorId,
      })
      .returning(workColumns);
    if (!created) throw new Error('The insert returned no row.');
    await setAreas(tx, created.id, areaIds);
    return created;
  });
}

/**
 * Changes a work, in the caller's transaction. The result must still be valid for its stage.
 * @throws Refusal by field
 */
export async function changeWork(
  tx: Database,
  actor: Student,
  id: WorkId,
  changes: z.output<typeof workChanges>,
): Promise<WorkRow> {
  // Two changes at the same moment come one after the other: each is checked against the other's result.
  const [row] = await tx.select(workColumns).from(works).where(eq(works.id, id)).for('update');
  if (!row) throw new Error('The work is gone.');
  const areas = (await areasOf(tx, [id])).get(id) ?? [];
  const form = completeWork(row, areas, changes);
  if (form.file !== row.fileId) await assertOwnDocument(tx, actor, form.file);
  if (changes.study_areas) {
    const areaIds = await idsNamed(tx, studyAreas, form.study_areas, 'study_areas');
    await tx.delete(workStudyAreas).where(eq(workStudyAreas.workId, id));
    await setAreas(tx, id, areaIds);
  }
  const tutorId = await tutorIdOf(tx, changes.tutor_email);
  await discardWorkDraft(tx, id);
  const [changed] = await tx
    .update(works)
    .set({ ...columnsOf(form), ...(tutorId !== undefined && tutorId !== row.tutorId && named(tutorId)) })
    .where(eq(works.id, id))
    .returning(workColumns);
  return changed as WorkRow;
}

/**
 * The teacher with this address; undefined when the form names no teacher. Unknown addresses are ignored, so that the
 * response does not reveal who has an account.
 */
async function tutorIdOf(
  db: Database,
  email: string | null | undefined,
): Promise<TeacherId | null | undefined> {
  if (email === undefined) return undefined;
  if (email === null || email === '') return null;
  const [teacher] = await db
    .select({ id: teachers.id })
    .from(teachers)
    .innerJoin(users, eq(users.id, teachers.userId))
    .where(eq(users.email, email));
  return teacher?.id ?? null;
}

/** A newly named tutor has not accepted yet. */
const named = (tutorId: TeacherId | null) => ({ tutorId, tutorAcceptedAt: null });

/**
 * Saves a teacher's answer to being named the tutor; null retracts an acceptance.
 * @throws Refusal NotFound when the author has named another
 */
export async function answerTutoring(
  db: Database,
  { id, tutorId }: Pick<WorkRow, 'id' | 'tutorId'>,
  accepted: boolean | null,
): Promise<void> {
  const answered = await db
    .update(works)
    .set(accepted === false ? named(null) : { tutorAcceptedAt: accepted === null ? null : new Date() })
    .where(and(eq(works.id, id), tutorId === null ? undefined : eq(works.tutorId, tutorId)))
    .returning({ id: works.id });
  if (answered.length === 0) throw refuse('NotFound');
}

async function assertOwnDocument(
  tx: Database,
  { userId }: Student,
  file: FileId | null | undefined,
): Promise<void> {
  if (typeof file === 'number') await assertOwnFile(tx, { id: file, userId, purpose: 'tfx', field: 'file' });
}

const setAreas = (tx: Database, workId: WorkId, areaIds: readonly StudyAreaId[]) =>
  tx.insert(workStudyAreas).values(areaIds.map((studyAreaId) => ({ workId, studyAreaId })));
