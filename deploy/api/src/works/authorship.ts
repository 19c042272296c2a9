import { eq, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { workAuthorship } from '@puente/contract/forms/work-authorship';
import type { StudentId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import { students, universities, users, works } from '../db/schema.ts';
import { degreesOf } from '../students/degrees.ts';
import { workColumns, type WorkRow } from './columns.ts';

/** Author of a work, with university and degree. */
export type Authorship = Pick<
  WorkRow,
  'authorName' | 'authorSurname' | 'authorUniversity' | 'authorDegree' | 'authorDegreeType'
>;

/** For a draft, and for a published work that its author left without a name. */
export const nobody: Authorship = {
  authorName: null,
  authorSurname: null,
  authorUniversity: null,
  authorDegree: null,
  authorDegreeType: null,
};

/** Reads name, university and first degree from the current profiles of these students. */
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

/** Corrects the author's data of a published work. For staff; the profile is unchanged. */
export const correctAuthorship = async (
  db: Database,
  { id }: Pick<WorkRow, 'id'>,
  { name, surname, university, degree, degree_type }: z.output<typeof workAuthorship>,
): Promise<WorkRow> =>
  requireRow(
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
