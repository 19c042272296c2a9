import type { Student } from '@puente/contract/entities/student';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { favorites, projects } from '../db/schema.ts';
import { visibleTo } from '../policies.ts';
import type { StudentRow } from '../policies/student.ts';
import { presentProjects } from './project.ts';
import { projectColumns } from './project-columns.ts';

/** A student; saved projects, newest first, with their organisation. */
export async function presentStudent(
  db: Database,
  row: StudentRow,
  populate: readonly 'favorites'[] = [],
): Promise<Student> {
  const student: Student = {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    university: row.university,
    province: row.province,
    phone: row.phone,
    situation: row.situation,
    qualification: row.qualification,
  };
  if (populate.includes('favorites')) student.favorites = await savedProjects(db, row.id);
  return student;
}

async function savedProjects(db: Database, studentId: number) {
  const rows = await db
    .select(projectColumns)
    .from(favorites)
    .innerJoin(projects, eq(projects.id, favorites.projectId))
    // A saved project that went back to draft is hidden like any other draft.
    .where(and(eq(favorites.studentId, studentId), visibleTo('project', null)))
    .orderBy(desc(favorites.createdAt), desc(projects.id));
  return presentProjects(db, rows, ['organization', 'study_areas']);
}
