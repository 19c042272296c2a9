import {
  and,
  asc,
  type Column,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { TypedDegree, TypedUniversity } from '@puente/contract/entities/typed-study';
import type { DegreeId, UniversityId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { degrees, studentDegrees, students, teachers, universities, works } from '../db/schema.ts';
import { listOf } from '../lists/list.ts';
import { readUniversities } from './lists.ts';

/** Names that users typed for 'Otra' and support has not reviewed. */

export const typedUniversities = listOf<'GET /api/universities/typed'>()({
  from: sql`${universities}`,
  read: readUniversities,
  filters: {},
  sorts: {
    'createdAt:asc': [asc(universities.createdAt), asc(universities.id)],
    'createdAt:desc': [desc(universities.createdAt), desc(universities.id)],
  },
  sort: 'createdAt:asc',
});

/** One row for all spellings of a name that differ in accents and case only. */
const typedNames = sql`(select fold_text(${studentDegrees.otherName}) as folded,
  (array_agg(${studentDegrees.otherName} order by ${studentDegrees.id}))[1] as name,
  min(${studentDegrees.createdAt}) as created_at, count(distinct ${studentDegrees.studentId}) as students
  from ${studentDegrees} where ${and(isNull(studentDegrees.degreeId), isNotNull(studentDegrees.otherName))}
  group by 1) typed`;

export const typedDegrees = listOf<'GET /api/degrees/typed'>()({
  from: typedNames,
  read: (db, { where, orderBy, limit, offset, total }) =>
    db
      .select({
        name: sql<string>`typed.name`,
        createdAt: sql`typed.created_at`.mapWith(studentDegrees.createdAt),
        students: sql`typed.students`.mapWith(Number),
        total,
      })
      .from(typedNames)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: {},
  sorts: {
    'createdAt:asc': [sql`typed.created_at asc`, sql`typed.folded asc`],
    'createdAt:desc': [sql`typed.created_at desc`, sql`typed.folded desc`],
  },
  sort: 'createdAt:asc',
});

export async function presentTypedUniversities(
  db: Database,
  rows: readonly (typeof universities.$inferSelect)[],
): Promise<TypedUniversity[]> {
  if (rows.length === 0) return [];
  const keys = rows.map(({ id }) => id);
  const names = rows.map(({ name }) => name);
  const [ofStudents, ofTeachers, inWorks, doubles] = await Promise.all([
    db
      .select({ key: students.universityId, count: count() })
      .from(students)
      .where(inArray(students.universityId, keys))
      .groupBy(students.universityId),
    db
      .select({ key: teachers.universityId, count: count() })
      .from(teachers)
      .where(inArray(teachers.universityId, keys))
      .groupBy(teachers.universityId),
    db
      .select({ key: works.authorUniversity, count: count() })
      .from(works)
      .where(inArray(works.authorUniversity, names))
      .groupBy(works.authorUniversity),
    similarUniversities(db, names),
  ]);
  return rows.map(({ id, name, createdAt, updatedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    students: countOf(ofStudents, id),
    teachers: countOf(ofTeachers, id),
    works: countOf(inWorks, name),
    doubles: doublesOf(doubles, name),
  }));
}

export async function presentTypedDegrees(
  db: Database,
  rows: readonly { name: string; createdAt: Date; students: number }[],
): Promise<TypedDegree[]> {
  if (rows.length === 0) return [];
  const names = rows.map(({ name }) => name);
  const inNames = sql`${sql.param(names)}::text[]`;
  const [inWorks, doubles] = await Promise.all([
    db
      .select({ key: sql<string>`typed`, count: count() })
      .from(sql`unnest(${inNames}) typed`)
      .innerJoin(works, sql`fold_text(${works.authorDegree}) = fold_text(typed)`)
      .groupBy(sql`typed`),
    similarDegrees(db, names),
  ]);
  return rows.map(({ name, createdAt, students: theirs }) => ({
    name,
    createdAt: createdAt.toISOString(),
    students: theirs,
    works: countOf(inWorks, name),
    doubles: doublesOf(doubles, name),
  }));
}

interface Counted {
  key: string | number | null;
  count: number;
}

const countOf = (rows: readonly Counted[], key: string | number): number =>
  rows.find((row) => row.key === key)?.count ?? 0;

interface Double<Id> {
  typed: string;
  id: Id;
  name: string;
  similarity: number;
}

const doublesOf = <Id>(rows: readonly Double<Id>[], name: string): Omit<Double<Id>, 'typed'>[] =>
  rows
    .filter(({ typed }) => typed === name)
    .map(({ id, name: known, similarity }) => ({ id, name: known, similarity }));

/** Words that nearly all names have. With them every university would be similar to every other. */
const commonWords = String.raw`\m(universi\w+|grado|master|en|de|del|da|do|la|las|el|los|y|e|a)\M`;
const bare = (name: SQL | Column): SQL => sql`regexp_replace(fold_text(${name}), ${commonWords}, ' ', 'g')`;

/** Similarity of two names by their own words, then by all words. */
const likenessOf = (name: Column): SQL =>
  sql`similarity(${bare(name)}, ${bare(sql`typed`)}) as own, similarity(fold_text(${name}), fold_text(typed)) as whole`;

/** Entries of the catalogue that typed names may mean, the most similar first. */
const similarTo = <Id>(db: Database, names: readonly string[], catalogue: SQL): Promise<Double<Id>[]> =>
  db
    .select({
      typed: sql<string>`typed`,
      id: sql<Id>`entry.id`,
      name: sql<string>`entry.name`,
      similarity: sql`round(entry.own::numeric, 2)`.mapWith(Number),
    })
    .from(
      sql`unnest(${sql.param(names)}::text[]) typed cross join lateral (
      select * from (${catalogue}) entries where own >= ${limits.possibleDoubles.similarity}
      order by own desc, whole desc, id limit ${limits.possibleDoubles.max}) entry`,
    )
    .orderBy(sql`entry.own desc`, sql`entry.whole desc`, sql`entry.id`);

/** A short name counts like the name: 'UDC'. */
const similarUniversities = (db: Database, names: readonly string[]) =>
  similarTo<UniversityId>(
    db,
    names,
    sql`select id, name, greatest(own, short) as own, whole from (
      select ${universities.id} as id, ${universities.name} as name, ${likenessOf(universities.name)},
        (select max(similarity(fold_text(short_name), fold_text(typed))) from unnest(${universities.shortNames}) short_name) as short
      from ${universities} where ${eq(universities.validated, true)}) compared`,
  );

const similarDegrees = (db: Database, names: readonly string[]) =>
  similarTo<DegreeId>(
    db,
    names,
    sql`select ${degrees.id} as id, ${degrees.name} as name, ${likenessOf(degrees.name)} from ${degrees}`,
  );
