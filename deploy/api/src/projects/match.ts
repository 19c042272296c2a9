import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ProjectId, StudentId } from '@puente/contract/ids';
import {
  isStrongMatch,
  isTooEarly,
  type MatchedProject,
  type MatchedStudent,
  matchOf,
  namedByAny,
  officialLanguages,
  typeOfOthers,
} from '@puente/contract/match';
import { matchPoints, mostCountedInterests } from '@puente/contract/match-rules';
import { offsetOf, type PageWanted, type SearchMeta } from '@puente/contract/query';
import { fold } from '@puente/contract/text';
import type { Database } from '../db/connect.ts';
import {
  applications,
  projects,
  projectStudyAreas,
  projectStudySubareas,
  students,
  studyAreas,
  studySubareas,
} from '../db/schema.ts';
import { conditionOf } from '../lists/filters.ts';
import { readStrictly, type Searched } from '../lists/search.ts';
import { degreesOf } from '../students/degrees.ts';
import { projectColumns, type ProjectRow } from './columns.ts';
import { projectRules } from './list.ts';
import { understandProjects } from './meanings.ts';
import { studyAreasOf, studySubareasOf } from './relations.ts';

/** Facts about students for the contract's rules, by their ids. */
export async function matchedStudentsOf(
  db: Database,
  ids: readonly StudentId[],
): Promise<Map<StudentId, MatchedStudent>> {
  if (ids.length === 0) return new Map();
  const [rows, degrees] = await Promise.all([
    db
      .select({
        id: students.id,
        area: studyAreas.name,
        studyType: students.studyType,
        province: students.province,
        interests: students.tags,
        workDeadline: students.workDeadline,
      })
      .from(students)
      .leftJoin(studyAreas, eq(studyAreas.id, students.studyAreaId))
      .where(inArray(students.id, [...new Set(ids)])),
    degreesOf(db, ids),
  ]);
  return new Map(
    rows.map(({ id, ...row }) => [id, { ...row, degrees: (degrees.get(id) ?? []).map(({ name }) => name) }]),
  );
}

/** Null when there is no such student. */
export const matchedStudent = async (db: Database, id: StudentId): Promise<MatchedStudent | null> =>
  (await matchedStudentsOf(db, [id])).get(id) ?? null;

/**
 * The points of `matchOf` (contract) for each row of projects, as SQL, so that a list can be ordered by them.
 * `match.test.ts` verifies that both give the same points.
 */
export function pointsFor(student: MatchedStudent): SQL {
  const named = namedByAny(student.degrees);
  const interests = sql`${sql.param([...new Set(student.interests.map(fold))])}::text[]`;
  const wants = (names: ReadonlySet<string>) => sql`exists (
    select 1 from (
      select unnest(${projects.academicProfile}) as words
      union all
      select ${studySubareas.name} from ${projectStudySubareas}
        inner join ${studySubareas} on ${studySubareas.id} = ${projectStudySubareas.studySubareaId}
        where ${projectStudySubareas.projectId} = ${projects.id}
    ) wanted
    where fold_text(trim(wanted.words)) = any(${sql.param([...names])}::text[]))`;
  const inArea = sql`exists (
    select 1 from ${projectStudyAreas} inner join ${studyAreas} on ${studyAreas.id} = ${projectStudyAreas.studyAreaId}
    where ${projectStudyAreas.projectId} = ${projects.id} and ${studyAreas.name} = ${student.area})`;
  const shared = sql`(select count(*) from unnest(${interests}) as interest(name)
    where interest.name in (select fold_text(tag) from unnest(${projects.tags}) tag))`;
  return sql`(
    (case when ${wants(named.own)} then ${sql.raw(String(matchPoints.degree))}
      when ${wants(named.near)} then ${sql.raw(String(matchPoints.near))} else 0 end)
    + (case when ${inArea} then ${sql.raw(String(matchPoints.area))} else 0 end)
    + (case when ${projects.location} = ${student.province} then ${sql.raw(String(matchPoints.province))} else 0 end)
    + least(${shared}, ${sql.raw(String(mostCountedInterests))}) * ${sql.raw(String(matchPoints.interest))})::int`;
}

/** Tells whether a project currently matches a student so well that its organisation is notified. */
export async function isSupermatch(db: Database, id: StudentId, projectId: ProjectId): Promise<boolean> {
  const [student, wanted] = await Promise.all([matchedStudent(db, id), matchedProjectsOf(db, [projectId])]);
  const project = wanted.get(projectId);
  return student !== null && project !== undefined && isStrongMatch(matchOf(student, project));
}

/** Condition that `matchOf` (contract) finds an obstacle for a row of projects. */
function contradicts(student: MatchedStudent): SQL {
  const text = (value: string | null | undefined) => sql`${value ?? null}::text`;
  const language = sql`trim(${projects.language})`;
  return sql`coalesce(
    (${projects.presentiality} = 'onsite' and ${projects.location} <> ${text(student.province)})
    or ${projects.type} = ${text(typeOfOthers[student.studyType ?? ''])}
    or (${language} <> '' and not (fold_text(${language}) = any(${sql.param([...officialLanguages])}::text[])))
    or (${isTooEarly(student)}::boolean and ${projects.type} like 'TF%'), false)`;
}

const hasApplied = (id: StudentId): SQL => sql`exists (select 1 from ${applications}
  where ${applications.projectId} = ${projects.id} and ${applications.studentId} = ${id}
    and ${applications.status} not in ('draft', 'withdrawn'))`;

/** Facts about projects for the contract's rules, by their ids. */
export async function matchedProjectsOf(
  db: Database,
  projectIds: readonly ProjectId[],
): Promise<Map<ProjectId, MatchedProject>> {
  const wanted = [...new Set(projectIds)];
  if (wanted.length === 0) return new Map();
  const [rows, areas, subareas] = await Promise.all([
    db.select(projectColumns).from(projects).where(inArray(projects.id, wanted)),
    studyAreasOf(db, wanted),
    studySubareasOf(db, wanted),
  ]);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        academicProfile: row.academicProfile,
        areas: areas.get(row.id) ?? [],
        subareas: subareas.get(row.id) ?? [],
        modality: row.presentiality,
        province: row.location,
        tags: row.tags,
        type: row.type,
        language: row.language,
      },
    ]),
  );
}

interface ListQuery {
  filters?: (Searched & { id?: object | undefined }) | undefined;
  pagination: PageWanted;
}

/**
 * Number of the newest projects that are compared with a student, so that the time of a page does not grow with the
 * platform.
 */
const mostCompared = 1_000;

/**
 * A page of the open projects. Of the newest, the best matches for the student come first, then those with an obstacle,
 * and last those that the student has applied for. Older projects follow in the usual order.
 */
export async function matchedProjects(
  db: Database,
  id: StudentId,
  { filters: given = {}, pagination }: ListQuery,
  visible: SQL,
): Promise<{ rows: ProjectRow[]; total: number; search: SearchMeta }> {
  const { filters, ...search } = await readStrictly(given, understandProjects);
  const student = await matchedStudent(db, id);
  const where = and(visible, projectRules.always(filters), conditionOf(projectRules.filters, filters));
  const newestFirst = [desc(projects.publishedAt), desc(projects.id)];
  const compared = db
    .select({ id: projects.id })
    .from(projects)
    .where(where)
    .orderBy(...newestFirst)
    .limit(mostCompared);
  const offset = offsetOf(pagination);
  const pageSize = Math.max(0, Math.min(pagination.pageSize, mostCompared - offset));
  const fit = student ? [hasApplied(id), contradicts(student), desc(pointsFor(student))] : [];
  const [suiting, older, total] = await Promise.all([
    pageSize === 0
      ? []
      : db
          .select(projectColumns)
          .from(projects)
          .where(inArray(projects.id, compared))
          .orderBy(...fit, ...newestFirst)
          .limit(pageSize)
          .offset(offset),
    pageSize === pagination.pageSize
      ? []
      : db
          .select(projectColumns)
          .from(projects)
          .where(where)
          .orderBy(...newestFirst)
          .limit(pagination.pageSize - pageSize)
          .offset(Math.max(mostCompared, offset)),
    db.$count(projects, where),
  ]);
  return { rows: [...suiting, ...older], total, search };
}
