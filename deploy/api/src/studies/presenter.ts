import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Center, Degree, University } from '@puente/contract/entities/study';
import type { CenterId, DegreeId, UniversityId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { centerDegrees, centers, degrees, studyAreas, universities } from '../db/schema.ts';
import { inAlphabet } from '../lists/alphabet.ts';

type CenterRow = Pick<
  typeof centers.$inferSelect,
  'id' | 'name' | 'province' | 'studyType' | 'universityId'
> & { area: string | null };

/** Columns of a centre, for a query with a join on `studyAreas`. */
export const centerColumns = {
  id: centers.id,
  name: centers.name,
  province: centers.province,
  studyType: centers.studyType,
  universityId: centers.universityId,
  area: studyAreas.name,
};

const presentCenter = ({ id, name, province, studyType, area }: CenterRow): Center => ({
  id,
  name,
  province,
  study_type: studyType,
  student_area: area,
});

/** Centres with the requested relations: one query for each, for any number of centres. */
export async function presentCenters(
  db: Database,
  rows: readonly CenterRow[],
  populate: readonly ('university' | 'degrees')[] = [],
): Promise<Center[]> {
  const [theirUniversities, theirDegrees] = await Promise.all([
    populate.includes('university')
      ? universityNames(
          db,
          rows.map(({ universityId }) => universityId),
        )
      : undefined,
    populate.includes('degrees')
      ? degreesOf(
          db,
          rows.map(({ id }) => id),
        )
      : undefined,
  ]);
  return rows.map((row) => {
    const university = theirUniversities?.get(row.universityId);
    return {
      ...presentCenter(row),
      ...(university && { university }),
      ...(theirDegrees && {
        degrees: theirDegrees
          .filter(({ centerId }) => centerId === row.id)
          .map(({ id, name }) => ({ id, name })),
      }),
    };
  });
}

async function universityNames(
  db: Database,
  ids: readonly UniversityId[],
): Promise<Map<number, { id: UniversityId; name: string }>> {
  const found = await db
    .select({ id: universities.id, name: universities.name })
    .from(universities)
    .where(inArray(universities.id, [...new Set(ids)]));
  return new Map(found.map((university) => [university.id, university]));
}

const degreesOf = (db: Database, centerIds: readonly CenterId[]) =>
  db
    .select({ centerId: centerDegrees.centerId, id: degrees.id, name: degrees.name })
    .from(centerDegrees)
    .innerJoin(degrees, eq(degrees.id, centerDegrees.degreeId))
    .where(inArray(centerDegrees.centerId, [...centerIds]))
    .orderBy(asc(inAlphabet(degrees.name)));

type UniversityRow = typeof universities.$inferSelect;

export async function presentUniversities(
  db: Database,
  rows: readonly UniversityRow[],
  populate: readonly 'centers'[] = [],
): Promise<University[]> {
  const theirs = populate.includes('centers')
    ? await centersWhere(
        db,
        inArray(
          centers.universityId,
          rows.map(({ id }) => id),
        ),
      )
    : undefined;
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    code: row.code,
    validated: row.validated,
    updatedAt: row.updatedAt.toISOString(),
    ...(theirs && {
      centers: theirs.filter(({ universityId }) => universityId === row.id).map(presentCenter),
    }),
  }));
}

const centersWhere = (db: Database, where: SQL) =>
  db
    .select(centerColumns)
    .from(centers)
    .leftJoin(studyAreas, eq(studyAreas.id, centers.studyAreaId))
    .where(where)
    .orderBy(asc(centers.id));

type DegreeRow = Pick<typeof degrees.$inferSelect, 'id' | 'name' | 'type' | 'studyAreaId' | 'updatedAt'>;

/** Degrees with their centres. Centres include their university, since the name of a campus does not tell it. */
export async function presentDegrees(
  db: Database,
  rows: readonly DegreeRow[],
  populate: readonly 'centers'[] = [],
): Promise<Degree[]> {
  const theirs = populate.includes('centers')
    ? await centersTeaching(
        db,
        rows.map(({ id }) => id),
      )
    : undefined;
  return rows.map(({ id, name, type, studyAreaId, updatedAt }) => ({
    id,
    name,
    type,
    study_area: studyAreaId,
    updatedAt: updatedAt.toISOString(),
    ...(theirs && {
      centers: theirs
        .filter(({ degreeId }) => degreeId === id)
        .map(({ center, university }) => ({ ...presentCenter(center), university })),
    }),
  }));
}

const centersTeaching = (db: Database, degreeIds: readonly DegreeId[]) =>
  db
    .select({
      degreeId: centerDegrees.degreeId,
      center: centerColumns,
      university: { id: universities.id, name: universities.name },
    })
    .from(centerDegrees)
    .innerJoin(centers, eq(centers.id, centerDegrees.centerId))
    .innerJoin(universities, eq(universities.id, centers.universityId))
    .leftJoin(studyAreas, eq(studyAreas.id, centers.studyAreaId))
    .where(inArray(centerDegrees.degreeId, [...degreeIds]))
    .orderBy(asc(centers.id));
