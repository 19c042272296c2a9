import { asc, eq, sql } from 'drizzle-orm';
import type { StudentDegree } from '@puente/contract/entities/student';
import { otherUniversity } from '@puente/contract/forms/registration';
import type { StudentId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { groupByOwner } from '../db/group-by-owner.ts';
import { prepared } from '../db/prepared.ts';
import { degrees, studentDegrees } from '../db/schema.ts';

const degreesByStudent = prepared('student_degrees', (db) =>
  db
    .select({
      owner: studentDegrees.studentId,
      id: degrees.id,
      name: degrees.name,
      type: degrees.type,
      otherName: studentDegrees.otherName,
    })
    .from(studentDegrees)
    .leftJoin(degrees, eq(degrees.id, studentDegrees.degreeId))
    .where(sql`${studentDegrees.studentId} = any(${sql.placeholder('ids')})`)
    .orderBy(asc(studentDegrees.id)),
);

/** Degrees of students, by student, in the order in which they were entered. */
export async function degreesOf(
  db: Database,
  studentIds: readonly StudentId[],
): Promise<Map<number, StudentDegree[]>> {
  if (studentIds.length === 0) return new Map();
  const rows = await degreesByStudent(db).execute({ ids: studentIds });
  return groupByOwner(rows, ({ id, name, type, otherName }) => ({
    id: id ?? otherUniversity.id,
    name: name ?? otherName ?? '',
    type,
  }));
}
