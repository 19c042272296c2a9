import type { workAuthorship } from '@puente/contract/forms/work-authorship';
import type { StudentId } from '@puente/contract/ids';
import { eq, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database } from '../db/connect.ts';
import { students, universities, users, works } from '../db/schema.ts';
import { firstOf } from '../db/first.ts';
import { degreesOf } from '../students/degrees.ts';
import { type WorkRow, workColumns } from './columns.ts';

/** Author of a work, with university and degree. */
export type Authorship = Pick<
  WorkRow,
  'authorName' | 'authorSurname' | 'authorUniversity' | 'authorDegree' | 'authorDegreeType'
>;

/** Of a draft, and of a published work that its author lets stay without a name. */
export const nobody: Authorship = {
  authorName: null,
  authorSurname: null,
  authorUniversity: null,
  authorDegree: null,
  authorDegreeType: null,
};

/** Reads name, university and first degree from today's profiles of these students. */
export async function authorshipOf(
  db: Database,
  ids: readonly StudentId[],
): Promise<Map<StudentId, Authorship>> {
  if (ids.length === 0) return new Map();
  const people = await db
    .select({
      id: students.id,
      authorName: users.name,
      authorSurname: users.surname,
      authorUniversity: universities.name,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(universities, eq(universities.id, students.universityId))
    .where(inArray(students.id, [...new Set(ids)]));
  const studied = await degreesOf(
    db,
    people.map(({ id }) => id),
  );
  return new Map(
    people.map(({ id, ...author }) => {
      const [first] = studied.get(id) ?? [];
      return [id, { ...author, authorDegree: first?.name ?? null, authorDegreeType: first?.type ?? null }];
    }),
  );
}

/** Corrects what a published work says of its author. For staff; the profile stays as it is. */
export const correctAuthorship = async (
  db: Database,
  { id }: Pick<WorkRow, 'id'>,
  { name, surname, university, degree, degree_type }: z.output<typeof workAuthorship>,
): Promise<WorkRow> =>
  firstOf(
    await db
      .update(works)
      .set({
        authorName: name,
        authorSurname: surname,
        authorUniversity: university || null,
        authorDegree: degree || null,
        authorDegreeType: degree_type || null,
      })
      .where(eq(works.id, id))
      .returning(workColumns),
  );
