import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { StudentId, UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { students, studyAreas, universities, users } from '../db/schema.ts';

/** Columns of a student: those of the row, and of single rows in other tables. */
export const studentColumns = {
  ...getTableColumns(students),
  university: universities.name,
  studentArea: studyAreas.name,
  name: users.name,
  surname: users.surname,
  email: users.email,
  phone: users.phone,
};

/** The tables of these columns, as lists count them. */
export const studentTables: SQL = sql`${students} inner join ${users} on ${users.id} = ${students.userId}
  left join ${universities} on ${universities.id} = ${students.universityId}
  left join ${studyAreas} on ${studyAreas.id} = ${students.studyAreaId}`;

const readOne = async (db: Database, which: SQL) =>
  (
    await db
      .select(studentColumns)
      .from(students)
      .innerJoin(users, eq(users.id, students.userId))
      .leftJoin(universities, eq(universities.id, students.universityId))
      .leftJoin(studyAreas, eq(studyAreas.id, students.studyAreaId))
      .where(which)
  )[0];

export const readStudent = (db: Database, id: StudentId) => readOne(db, eq(students.id, id));

export const readStudentOfUser = (db: Database, userId: UserId) => readOne(db, eq(students.userId, userId));

export type StudentRow = NonNullable<Awaited<ReturnType<typeof readStudent>>>;
