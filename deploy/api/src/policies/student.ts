import { eq } from 'drizzle-orm';
import { students, universities, users } from '../db/schema.ts';
import type { Database } from '../db/connect.ts';
import type { RowPolicy } from './policy.ts';

const load = async (db: Database, id: number) =>
  (
    await db
      .select({
        id: students.id,
        userId: students.userId,
        createdAt: students.createdAt,
        updatedAt: students.updatedAt,
        university: universities.name,
        province: students.province,
        phone: users.phone,
        situation: students.situation,
        qualification: students.qualification,
      })
      .from(students)
      .innerJoin(users, eq(users.id, students.userId))
      .leftJoin(universities, eq(universities.id, students.universityId))
      .where(eq(students.id, id))
  )[0];

export type StudentRow = NonNullable<Awaited<ReturnType<typeof load>>>;

/** A student is seen and changed by themselves. */
export const studentPolicy = {
  load,
  sees: (actor, student) => actor?.userId === student.userId,
  may: { read: () => true, update: () => true },
} satisfies RowPolicy<'student', StudentRow>;
