import { and, count, eq, inArray, notInArray } from 'drizzle-orm';
import { type ProjectChanges, publishedProject } from '@puente/contract/forms/project-data';
import type { OrganizationId, ProjectId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { messages } from '@puente/contract/messages';
import { followTutors } from '../collaborations/guidance.ts';
import type { Database } from '../db/connect.ts';
import { idsNamed } from '../db/ids-named.ts';
import {
  coordinators,
  programs,
  projectStudyAreas,
  projectStudySubareas,
  projectTutors,
  studyAreas,
  studySubareas,
  teachers,
  users,
} from '../db/schema.ts';
import { parseBody } from '../http/parsing.ts';
import { refuseFields } from '../http/refuse.ts';
import type { ProjectRow } from './columns.ts';
import { projectFieldsOf } from './fields.ts';

/** @throws Refusal at the fields that are missing, or too short for a published project */
export async function assertComplete(
  db: Database,
  row: ProjectRow,
  changes: ProjectChanges = {},
): Promise<void> {
  // Deadlines are checked elsewhere: the format was checked when the project was saved.
  const fields = { ...(await projectFieldsOf(db, row)), deadline: null };
  parseBody(publishedProject, { ...fields, ...changes });
}

/** Checks references in a body that no policy guards. @throws Refusal at each field that names a missing row */
export async function checkReferences(
  db: Database,
  organizationId: OrganizationId,
  { coordinator, program, tutors }: ProjectChanges,
): Promise<void> {
  const fields: Record<string, string> = {};
  if (typeof coordinator === 'number') {
    const found = await db
      .select({ id: coordinators.id })
      .from(coordinators)
      .where(and(eq(coordinators.id, coordinator), eq(coordinators.organizationId, organizationId)));
    if (found.length === 0) fields['coordinator'] = messages.unknownChoice;
  }
  if (typeof program === 'number') {
    const found = await db.select({ id: programs.id }).from(programs).where(eq(programs.id, program));
    if (found.length === 0) fields['program'] = messages.unknownChoice;
  }
  if (tutors?.length) {
    const ids = [...new Set(tutors)];
    const [found] = await db.select({ known: count() }).from(teachers).where(inArray(teachers.id, ids));
    if (found?.known !== ids.length) fields['tutors'] = messages.unknownChoice;
  }
  if (Object.keys(fields).length > 0) throw refuseFields(fields);
}

/** Replaces the relations in the data. @throws Refusal at a field with an unknown name */
export async function writeRelations(
  tx: Database,
  projectId: ProjectId,
  { study_areas, study_subareas, tutors, tutor_emails }: ProjectChanges,
): Promise<void> {
  if (study_areas) {
    const ids = await idsNamed(tx, studyAreas, study_areas, 'study_areas');
    await tx.delete(projectStudyAreas).where(eq(projectStudyAreas.projectId, projectId));
    if (ids.length > 0)
      await tx.insert(projectStudyAreas).values(ids.map((studyAreaId) => ({ projectId, studyAreaId })));
  }
  if (study_subareas) {
    const ids = await idsNamed(tx, studySubareas, study_subareas, 'study_subareas');
    await tx.delete(projectStudySubareas).where(eq(projectStudySubareas.projectId, projectId));
    if (ids.length > 0)
      await tx
        .insert(projectStudySubareas)
        .values(ids.map((studySubareaId) => ({ projectId, studySubareaId })));
  }
  if (tutors) {
    const ids = [...new Set(tutors)];
    // Those who stay are not asked again.
    await tx
      .delete(projectTutors)
      .where(and(eq(projectTutors.projectId, projectId), notInArray(projectTutors.teacherId, ids)));
    if (ids.length > 0)
      await tx
        .insert(projectTutors)
        .values(ids.map((teacherId) => ({ projectId, teacherId })))
        .onConflictDoNothing();
    await followTutors(tx, projectId);
  }
  if (tutor_emails?.length) await askTutors(tx, projectId, tutor_emails);
}

/** Adds the teachers with these addresses to those who were named before. @throws Refusal when there are too many */
async function askTutors(tx: Database, projectId: ProjectId, emails: readonly string[]): Promise<void> {
  const found = await tx
    .select({ teacherId: teachers.id })
    .from(teachers)
    .innerJoin(users, eq(users.id, teachers.userId))
    .where(inArray(users.email, [...new Set(emails)]));
  if (found.length > 0)
    await tx
      .insert(projectTutors)
      .values(found.map(({ teacherId }) => ({ projectId, teacherId })))
      .onConflictDoNothing();
  const named = await tx.$count(projectTutors, eq(projectTutors.projectId, projectId));
  if (named > limits.tutors.max) throw refuseFields({ tutor_emails: messages.tooLong });
}
