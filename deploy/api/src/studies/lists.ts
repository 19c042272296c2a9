import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { degreeSubareas } from '@puente/contract/constants/degree-subareas';
import { studyNicknames } from '@puente/contract/constants/study-nicknames';
import type { Database } from '../db/connect.ts';
import { centerDegrees, centers, degrees, studyAreas, universities } from '../db/schema.ts';
import { inAlphabet } from '../lists/alphabet.ts';
import { listOf, matches } from '../lists/list.ts';
import type { Slice } from '../lists/slice.ts';
import { phrase } from '../search/parts.ts';
import { centerColumns } from './presenter.ts';

const byName = (
  name: typeof degrees.name | typeof universities.name | typeof centers.name,
  id: typeof degrees.id | typeof universities.id | typeof centers.id,
) => ({
  'name:asc': [asc(inAlphabet(name)), asc(id)],
});
const byNameEitherWay = (
  name: typeof degrees.name | typeof universities.name,
  id: typeof degrees.id | typeof universities.id,
) => ({ ...byName(name, id), 'name:desc': [desc(inAlphabet(name)), asc(id)] });

export const isValidated = eq(universities.validated, true);

/** Condition that every word is in the name or in a short name. */
export const isCalled = (words = ''): SQL | undefined =>
  and(
    ...words
      .split(/\s+/)
      .map(
        (word) =>
          sql`fold_text(${universities.name} || ' ' || array_text(${universities.shortNames})) like word_pattern(${word})`,
      ),
  );

const universityRules = {
  inside: {
    id: matches(universities.id),
    name: matches(universities.name),
    code: matches(universities.code),
  },
};

const taught = sql`${centers} inner join ${universities} on ${universities.id} = ${centers.universityId}`;

/**
 * Condition that such a university teaches the degree. A university without recorded degrees counts as teaching all.
 */
const isTaughtWhere = (university: SQL): SQL => sql`(
  exists (select 1 from ${centerDegrees} inner join ${taught} on ${centers.id} = ${centerDegrees.centerId}
    where ${centerDegrees.degreeId} = ${degrees.id} and ${university})
  or not exists (select 1 from ${centerDegrees} inner join ${taught} on ${centers.id} = ${centerDegrees.centerId} where ${university}))`;

/** The titles behind abbreviations such as 'ade', 'magisterio' or 'rrhh'. */
const titlesCalled = (text: string): string[] =>
  (studyNicknames[phrase(text)] ?? []).flatMap((name) =>
    degreeSubareas[name]
      ? [name]
      : Object.keys(degreeSubareas).filter((title) => degreeSubareas[title]?.is?.includes(name)),
  );

/** Finds a degree by its name or by its usual abbreviation. */
const isDegreeNamed = (wanted: { $containsi?: string | undefined }): SQL | undefined => {
  const titles = titlesCalled(wanted.$containsi ?? '');
  const named = matches(degrees.name)(wanted);
  return titles.length === 0
    ? named
    : or(
        named,
        inArray(
          degrees.name,
          titles.flatMap((title) => [`Grado en ${title}`, `Máster Universitario en ${title}`]),
        ),
      );
};

const degreeRules = {
  from: sql`${degrees}`,
  read: (db: Database, { where, orderBy, limit, offset, total }: Slice) =>
    db
      .select({
        id: degrees.id,
        name: degrees.name,
        type: degrees.type,
        studyAreaId: degrees.studyAreaId,
        updatedAt: degrees.updatedAt,
        total,
      })
      .from(degrees)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: {
    id: matches(degrees.id),
    name: isDegreeNamed,
    type: matches(degrees.type),
    study_area: {
      inside: { id: matches(studyAreas.id), name: matches(studyAreas.name) },
      where: (area: SQL) =>
        sql`${degrees.studyAreaId} = any(array(select ${studyAreas.id} from ${studyAreas} where ${area}))`,
    },
    university: { ...universityRules, where: isTaughtWhere },
  },
  sorts: byNameEitherWay(degrees.name, degrees.id),
  sort: 'name:asc' as const,
};

export const degreeNames = listOf<'GET /api/degree/names'>()(degreeRules);
export const everyDegree = listOf<'GET /api/degrees'>()(degreeRules);

export const readUniversities = (db: Database, { where, orderBy, limit, offset, total }: Slice) =>
  db
    .select({ university: universities, total })
    .from(universities)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);

export const everyUniversity = listOf<'GET /api/universities'>()({
  from: sql`${universities}`,
  read: readUniversities,
  filters: {
    id: matches(universities.id),
    name: matches(universities.name),
    code: matches(universities.code),
    validated: matches(universities.validated),
  },
  sorts: byNameEitherWay(universities.name, universities.id),
  sort: 'name:asc',
});

export const everyCenter = listOf<'GET /api/centers'>()({
  from: taught,
  read: (db, { where, orderBy, limit, offset, total }) =>
    db
      .select({ ...centerColumns, total })
      .from(centers)
      .innerJoin(universities, eq(universities.id, centers.universityId))
      .leftJoin(studyAreas, eq(studyAreas.id, centers.studyAreaId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: {
    id: matches(centers.id),
    name: matches(centers.name),
    province: matches(centers.province),
    university: universityRules,
  },
  sorts: byName(centers.name, centers.id),
  sort: 'name:asc',
});
