import { asc, desc, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { StudentId, TeacherId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { studyAreas, workDrafts, works, workStudyAreas } from '../db/schema.ts';
import { inAlphabet } from '../lists/alphabet.ts';
import { listOf, matches, namesRows } from '../lists/list.ts';
import { anyOf } from '../lists/one-of-several.ts';
import type { Slice } from '../lists/slice.ts';
import { hasWords, inPlaces } from '../lists/words.ts';
import { understandUniversities } from '../search/known-words.ts';
import { suggestionFor } from '../search/suggestion.ts';
import { cameFromCollaboration } from './came-from.ts';
import { workColumns, workSearch } from './columns.ts';
import { inRepository } from './policy.ts';

const rules = {
  from: sql`${works}`,
  read: (db: Database, { where, orderBy, limit, offset, total }: Slice) =>
    db
      .select({ ...workColumns, total })
      .from(works)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
};

const newest = [desc(works.publishedAt), desc(works.id)];
const byTitle = [asc(inAlphabet(works.title)), asc(works.id)];
const lastChanged = [desc(works.updatedAt), desc(works.id)];
const lastMade = [desc(works.createdAt), desc(works.id)];

/** Year in which a work was or will be handed in. */
const year = sql`coalesce(extract(year from ${works.tfxDate} at time zone 'UTC')::int, right(${works.releaseMonth}, 4)::int)`;

/** The repository, plus the works that the reader may see when they request certain works or an author's works. */
export const browseWorks = listOf<'GET /api/tfxes'>()({
  ...rules,
  key: works.id,
  filters: {
    keyword: ({ $containsi }) => hasWords(workSearch, $containsi),
    // The names become ids once, not for each work.
    study_areas: (wanted) =>
      exists(
        sql`(select 1 from ${workStudyAreas} where ${workStudyAreas.workId} = ${works.id} and ${workStudyAreas.studyAreaId}
          = any(array(select ${studyAreas.id} from ${studyAreas} where ${matches(studyAreas.name)(wanted) ?? sql`true`})))`,
      ),
    sector: matches(works.sector),
    categories: anyOf(works.categories),
    tags: anyOf(works.tags),
    language: matches(works.language),
    status: matches(works.status),
    awarded: matches(works.awarded),
    awards: matches(works.awards),
    came_from_collaboration: matches(cameFromCollaboration),
    university: matches(works.authorUniversity),
    degree: matches(works.authorDegree),
    ods: anyOf(sql`${works.ods}::text[]`),
    year: matches(year),
    student: matches(works.studentId),
    id: matches(works.id),
  },
  // The index on published works serves only a query that says so itself.
  always: ({ id, student }) => (namesRows(id) || namesRows(student) ? undefined : inRepository),
  sorts: {
    'publishedAt:desc': newest,
    'publishedAt:asc': [asc(works.publishedAt), asc(works.id)],
    'tfxDate:desc': [sql`${works.tfxDate} desc nulls last`, desc(works.id)],
    'createdAt:desc': lastMade,
    'title:asc': byTitle,
  },
  sort: 'publishedAt:desc',
  ranks: inPlaces(workSearch),
  understand: understandUniversities,
  suggest: suggestionFor,
  facets: {
    study_areas: {
      value: studyAreas.name,
      join: sql`inner join ${workStudyAreas} on ${workStudyAreas.workId} = ${works.id} inner join ${studyAreas} on ${studyAreas.id} = ${workStudyAreas.studyAreaId}`,
    },
    sector: { value: works.sector },
    categories: {
      value: sql`category.name`,
      join: sql`cross join lateral unnest(${works.categories}) as category(name)`,
    },
    language: { value: works.language },
    status: { value: works.status },
    university: { value: works.authorUniversity },
    degree: { value: works.authorDegree },
    year: { value: sql`(${year})::text` },
    awarded: { value: sql`${works.awarded}::text` },
    came_from_collaboration: { value: sql`(${cameFromCollaboration})::text` },
    ods: {
      value: sql`goal.number::text`,
      join: sql`cross join lateral unnest(${works.ods}) as goal(number)`,
    },
  },
});

/** A student's own works. */
export const ownWorks = listOf<'GET /api/students/:id/tfxes'>()({
  ...rules,
  filters: { status: matches(works.status) },
  sorts: { 'updatedAt:desc': lastChanged, 'createdAt:desc': lastMade },
  sort: 'updatedAt:desc',
});

/** The works that a teacher guides. */
export const guidedWorks = listOf<'GET /api/teachers/:id/tfxes'>()({
  ...rules,
  filters: {},
  sorts: {
    // Those that wait for the teacher, then those that run, then the rest.
    'state:asc': [
      sql`${works.tutorAcceptedAt} is null desc`,
      sql`${works.status} = 'finished'`,
      ...lastChanged,
    ],
    'updatedAt:desc': lastChanged,
    'title:asc': byTitle,
  },
  sort: 'updatedAt:desc',
});

/** Excludes works that were created and never changed. */
export const ofStudent = (id: StudentId): SQL => sql`(${works.studentId} = ${id} and (${works.title} <> ''
  or exists (select 1 from ${workDrafts} where ${workDrafts.workId} = ${works.id})))`;
export const guidedBy = (id: TeacherId): SQL => eq(works.tutorId, id);
