import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { TypedDegreeMerge } from '@puente/contract/entities/typed-study';
import type { DegreeId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { studentDegrees, students, works } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';

/** Condition for the rows of students who typed this name, ignoring accents and case. */
const isTypedAs = (name: string): SQL | undefined =>
  and(
    isNull(studentDegrees.degreeId),
    sql`fold_text(${studentDegrees.otherName}) = fold_text(${name}::text)`,
  );

/** @throws Refusal AlreadyReviewed when no student has this name */
export async function previewTypedDegree(db: Database, name: string): Promise<TypedDegreeMerge> {
  const [counted] = await db
    .select({ students: sql<number>`count(distinct ${studentDegrees.studentId})`.mapWith(Number) })
    .from(studentDegrees)
    .where(isTypedAs(name));
  if (!counted?.students) throw refuse('AlreadyReviewed');
  return {
    students: counted.students,
    works: await db.$count(works, sql`fold_text(${works.authorDegree}) = fold_text(${name}::text)`),
  };
}

/**
 * Gives a degree to all students who typed this name for it, in the place of the name. A student who already has the
 * degree keeps it once. The students get a new version, so that a form opened before does not send the name again.
 * @throws Refusal AlreadyReviewed when no student has this name
 */
export async function giveTypedDegree(tx: Database, name: string, degreeId: DegreeId): Promise<void> {
  const owners = tx.select({ id: studentDegrees.studentId }).from(studentDegrees).where(isTypedAs(name));
  // A profile that is being saved, or another review of the name, ends first.
  await tx
    .select({ id: students.id })
    .from(students)
    .where(inArray(students.id, owners))
    .orderBy(asc(students.id))
    .for('no key update');
  const changed = await tx
    .update(studentDegrees)
    .set({ degreeId, otherName: null })
    .where(isTypedAs(name))
    .returning({ studentId: studentDegrees.studentId });
  if (changed.length === 0) throw refuse('AlreadyReviewed');
  const theirs = [...new Set(changed.map(({ studentId }) => studentId))];
  const first = sql`(select min(first.id) from ${studentDegrees} first
    where first.student_id = ${studentDegrees.studentId} and first.degree_id = ${degreeId})`;
  await tx
    .delete(studentDegrees)
    .where(
      and(
        inArray(studentDegrees.studentId, theirs),
        eq(studentDegrees.degreeId, degreeId),
        sql`${studentDegrees.id} > ${first}`,
      ),
    );
  await tx.update(students).set({ updatedAt: new Date() }).where(inArray(students.id, theirs));
}
