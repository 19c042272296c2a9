import type { StudentId, TeacherId } from '@puente/contract/ids';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { students, teachers, users } from '../db/schema.ts';

export interface Author {
  name: string;
  surname: string;
}

/** Names of the authors of works, by the id of the student. */
export async function authorsOf(db: Database, ids: readonly StudentId[]): Promise<Map<number, Author>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: students.id, name: users.name, surname: users.surname })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(inArray(students.id, [...new Set(ids)]));
  return new Map(found.map((author) => [author.id, author]));
}

/** Names of the tutors of works, by the id of the teacher. */
export async function tutorsOf(db: Database, ids: readonly TeacherId[]): Promise<Map<number, Author>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: teachers.id, name: users.name, surname: users.surname })
    .from(teachers)
    .innerJoin(users, eq(users.id, teachers.userId))
    .where(inArray(teachers.id, [...new Set(ids)]));
  return new Map(found.map((tutor) => [tutor.id, tutor]));
}
