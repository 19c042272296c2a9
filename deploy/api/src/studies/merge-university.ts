import { asc, eq, inArray } from 'drizzle-orm';
import type { UniversityMerge } from '@puente/contract/entities/typed-study';
import type { UniversityId, UserId } from '@puente/contract/ids';
import { messages } from '@puente/contract/messages';
import type { Database } from '../db/connect.ts';
import { centers, students, teachers, universities, works } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import { mergeLockedUniversities } from '../merges/merge-studies.ts';

type UniversityRow = typeof universities.$inferSelect;

/** @throws Refusal when the university is not, or no longer, to be reviewed, or the other one is not of the catalogue */
export async function previewMerge(
  db: Database,
  typed: UniversityId,
  into: UniversityId,
): Promise<UniversityMerge> {
  const rows = await db
    .select()
    .from(universities)
    .where(inArray(universities.id, [typed, into]));
  const { from } = assertMergeable(rows, typed, into);
  return {
    students: await db.$count(students, eq(students.universityId, typed)),
    teachers: await db.$count(teachers, eq(teachers.universityId, typed)),
    centers: await db.$count(centers, eq(centers.universityId, typed)),
    works: await db.$count(works, eq(works.authorUniversity, from.name)),
  };
}

/**
 * Merges a typed university into one of the catalogue, like any other two (merges/). Students and teachers get a new
 * version, so that a form opened before does not send the typed name again.
 * @throws Refusal like `previewMerge`
 */
export const mergeUniversity = (
  db: Database,
  { typed, into, by }: { typed: UniversityId; into: UniversityId; by: UserId },
): Promise<UniversityRow> =>
  db.transaction(async (tx) => {
    // Waits for transactions that have just referenced the row, and for another merge of it.
    const rows = await tx
      .select()
      .from(universities)
      .where(inArray(universities.id, [typed, into]))
      .orderBy(asc(universities.id))
      .for('update');
    const { from, target } = assertMergeable(rows, typed, into);
    await mergeLockedUniversities(tx, { from, into: target }, by);
    return target;
  });

function assertMergeable(
  rows: readonly UniversityRow[],
  typed: UniversityId,
  into: UniversityId,
): { from: UniversityRow; target: UniversityRow } {
  const from = rows.find(({ id }) => id === typed);
  if (!from || from.validated) throw refuse('AlreadyReviewed');
  const target = rows.find(({ id }) => id === into);
  if (!target?.validated) throw refuseFields({ into: messages.notInCatalogue });
  return { from, target };
}
