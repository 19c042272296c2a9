import { asc, desc, eq, exists, sql, type SQL } from 'drizzle-orm';
import { anyOf } from '../lists/array-filters.ts';
import type { Database } from '../db/connect.ts';
import { students, studyAreas, tfxes, tfxStudyAreas, universities } from '../db/schema.ts';
import { hasWords, listOf, matches, type Slice } from '../lists/list.ts';
import { inRepository } from './policy.ts';
import { workColumns, workWords } from './columns.ts';

const rules = {
  from: sql`${tfxes}`,
  read: (db: Database, { where, orderBy, limit, offset, total }: Slice) =>
    db
      .select({ ...workColumns, total })
      .from(tfxes)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
};

const newest = [desc(tfxes.publishedAt), desc(tfxes.id)];
const byTitle = [asc(sql`fold_text(${tfxes.title})`), asc(tfxes.id)];
const lastChanged = [desc(tfxes.updatedAt), desc(tfxes.id)];
const lastMade = [desc(tfxes.createdAt), desc(tfxes.id)];

/** In which a work was handed in, or else will be. */
const year = sql`coalesce(extract(year from ${tfxes.tfxDate} at time zone 'UTC')::int, right(${tfxes.releaseMonth}, 4)::int)`;

/** The repository, and what else the reader sees when they ask for certain works or an author's works. */
export const browseWorks = listOf<'GET /api/tfxes'>()({
  ...rules,
  key: tfxes.id,
  filters: {
    keyword: ({ $containsi }) => hasWords(workWords, $containsi),
    // The names become ids once, not for each work.
    study_areas: (wanted) =>
      exists(
        sql`(select 1 from ${tfxStudyAreas} where ${tfxStudyAreas.tfxId} = ${tfxes.id} and ${tfxStudyAreas.studyAreaId}
          = any(array(select ${studyAreas.id} from ${studyAreas} where ${matches(studyAreas.name)(wanted) ?? sql`true`})))`,
      ),
    sector: matches(tfxes.sector),
    categories: anyOf(tfxes.categories),
    tags: anyOf(tfxes.tags),
    language: matches(tfxes.language),
    status: matches(tfxes.status),
    awarded: matches(tfxes.awarded),
    awards: matches(tfxes.awards),
    university: (wanted) =>
      exists(
        sql`(select 1 from ${students} inner join ${universities} on ${universities.id} = ${students.universityId}
          where ${students.id} = ${tfxes.studentId} and ${matches(universities.name)(wanted) ?? sql`true`})`,
      ),
    year: matches(year),
    student: matches(tfxes.studentId),
    id: matches(tfxes.id),
  },
  // The index on published works serves only a query that says so itself.
  always: ({ id, student }) => (id || student ? undefined : inRepository),
  sorts: {
    'publishedAt:desc': newest,
    'publishedAt:asc': [asc(tfxes.publishedAt), asc(tfxes.id)],
    'tfxDate:desc': [sql`${tfxes.tfxDate} desc nulls last`, desc(tfxes.id)],
    'createdAt:desc': lastMade,
    'title:asc': byTitle,
  },
  sort: 'publishedAt:desc',
  facets: {
    study_areas: {
      value: studyAreas.name,
      join: sql`inner join ${tfxStudyAreas} on ${tfxStudyAreas.tfxId} = ${tfxes.id} inner join ${studyAreas} on ${studyAreas.id} = ${tfxStudyAreas.studyAreaId}`,
    },
    sector: { value: tfxes.sector },
    categories: {
      value: sql`category.name`,
      join: sql`cross join lateral unnest(${tfxes.categories}) as category(name)`,
    },
    language: { value: tfxes.language },
    status: { value: tfxes.status },
    university: {
      value: universities.name,
      join: sql`inner join ${students} on ${students.id} = ${tfxes.studentId} inner join ${universities} on ${universities.id} = ${students.universityId}`,
    },
    year: { value: sql`(${year})::text` },
  },
});

/** A student's own works. */
export const ownWorks = listOf<'GET /api/students/:id/tfxes'>()({
  ...rules,
  filters: { status: matches(tfxes.status) },
  sorts: { 'updatedAt:desc': lastChanged, 'createdAt:desc': lastMade },
  sort: 'updatedAt:desc',
});

/** The works that a teacher guides. */
export const guidedWorks = listOf<'GET /api/teachers/:id/tfxes'>()({
  ...rules,
  filters: {},
  sorts: { 'updatedAt:desc': lastChanged, 'title:asc': byTitle },
  sort: 'updatedAt:desc',
});

export const ofStudent = (id: number): SQL => eq(tfxes.studentId, id);
export const guidedBy = (id: number): SQL => eq(tfxes.tutorId, id);
