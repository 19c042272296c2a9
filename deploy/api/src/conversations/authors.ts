import { eq, inArray } from 'drizzle-orm';
import type { StudentId, TeacherId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { students, teachers, users } from '../db/schema.ts';

export interface Author {
  name: string;
  surname: string;
}

/** Names of the authors of works, by student id. */
export const authorsOf = (db: Database, ids: readonly StudentId[]) => namesOf(db, students, ids);

/** Names of the tutors of works, by teacher id. */
export const tutorsOf = (db: Database, ids: readonly TeacherId[]) => namesOf(db, teachers, ids);

async function namesOf(
  db: Database,
  profiles: typeof students | typeof teachers,
  ids: readonly (StudentId | TeacherId)[],
): Promise<Map<number, Author>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: profiles.id, name: users.name, surname: users.surname })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(inArray(profiles.id, [...new Set(ids)]));
  return new Map(found.map((person) => [person.id, person]));
}
