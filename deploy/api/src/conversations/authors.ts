import type { StudentId } from '@puente/contract/ids';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { students, users } from '../db/schema.ts';

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
