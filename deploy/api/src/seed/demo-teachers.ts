import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { degrees, studyAreas, teacherDegrees, teachers } from '../db/schema.ts';

const area = 'Ciencias';
const taught = ['Grado en Biología', 'Grado en Química'];

/** Seeds the demo teacher's degrees, and the date until which students may write. */
export async function completeTeachers(db: Database): Promise<void> {
  const [science] = await db.select({ id: studyAreas.id }).from(studyAreas).where(eq(studyAreas.name, area));
  if (!science) throw new Error(`The area ${area} is missing.`);
  const notificationDeadline = new Date(Date.now() + 60 * 24 * 60 * 60 * 1000);
  const known = await db
    .update(teachers)
    .set({ studyAreaId: science.id, notificationDeadline })
    .returning({ id: teachers.id });
  const theirs = await db
    .select({ id: degrees.id })
    .from(degrees)
    .where(and(inArray(degrees.name, taught), eq(degrees.studyAreaId, science.id)));
  await db
    .insert(teacherDegrees)
    .values(
      known.flatMap((teacher) => theirs.map((degree) => ({ teacherId: teacher.id, degreeId: degree.id }))),
    );
}
