import { eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import {
  type follows,
  type opportunityInterests,
  students,
  studyAreas,
  universities,
  users,
} from '../db/schema.ts';
import type { Slice } from '../lists/slice.ts';

/** Condition that a student is visible in lists of organisations. */
export const isListed = ne(students.visibility, 'private');

/**
 * Reads an organisation's followers, or the students interested in an opportunity, with the start of that relation.
 * @param more further columns of the list
 */
export const readStudentsOf =
  <const More extends Record<string, SQL | SQL.Aliased>>(
    relation: typeof follows | typeof opportunityInterests,
    more: More,
  ) =>
  (db: Database, { where, orderBy, limit, offset, total }: Slice) =>
    db
      .select({
        id: students.id,
        name: users.name,
        surname: users.surname,
        university: universities.name,
        province: students.province,
        student_area: studyAreas.name,
        date: relation.createdAt,
        isNamed: sql<boolean>`${students.visibility} = 'talent'`,
        ...more,
        total,
      })
      .from(relation)
      .innerJoin(students, eq(students.id, relation.studentId))
      .innerJoin(users, eq(users.id, students.userId))
      .leftJoin(universities, eq(universities.id, students.universityId))
      .leftJoin(studyAreas, eq(studyAreas.id, students.studyAreaId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
