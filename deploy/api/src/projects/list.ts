import { asc, type Column, desc, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { closingCodes, closings } from '@puente/contract/constants/projects';
import {
  organizations,
  programs,
  projects,
  projectStudyAreas,
  projectStudySubareas,
  studyAreas,
  studySubareas,
} from '../db/schema.ts';
import { inAlphabet } from '../lists/alphabet.ts';
import { listOf, matches, namesRows } from '../lists/list.ts';
import { anyOf, oneOfSeveral } from '../lists/one-of-several.ts';
import { hasWords, inPlaces } from '../lists/words.ts';
import { suggestionFor } from '../search/suggestion.ts';
import { searchedColumns } from './columns.ts';
import { understandProjects } from './meanings.ts';
import { readProjects } from './slice.ts';

const relatedRow =
  (table: PgTable, belongs: SQL) =>
  (condition: SQL): SQL =>
    exists(sql`(select 1 from ${table} where ${belongs} and ${condition})`);

/** Filters by the names of a project's areas or subareas. */
const named = (
  link: typeof projectStudyAreas | typeof projectStudySubareas,
  idInLink: SQL,
  names: typeof studyAreas | typeof studySubareas,
) =>
  oneOfSeveral({
    one: names.name,
    // The names become ids once, not for each project: the index then answers project by project, and stops at a full page.
    some: (condition) =>
      exists(sql`(select 1 from ${link} where ${link.projectId} = ${projects.id}
        and ${idInLink} = any(array(select ${names.id} from ${names} where ${condition})))`),
  });

/** Looks each name up once by its index, not once per project. */
function ofOrganizationNamed(wanted: object): SQL | undefined {
  const condition = matches(organizations.name)(wanted);
  return (
    condition &&
    sql`${projects.organizationId} in (select ${organizations.id} from ${organizations} where ${condition})`
  );
}

/** Numbers of its Sustainable Development Goals, as text: lists filter and count by words. */
const goals = sql`${projects.ods}::text[]`;

/**
 * Tells whether a project is paid. Organisations write that in their own words: empty, 'Sin …', 'No …' and 'Gastos …'
 * mean unpaid.
 */
const isPaid = sql`(${projects.remuneration} is not null and fold_text(${projects.remuneration}) !~ '^(sin|no|gastos|solo gastos)\\M')`;

/** Pairs of project and closing period. A project that closes within a week also closes within a month. */
const closingRows = sql.join(
  closingCodes.map((code) => sql`(${sql.raw(`'${code}'`)}::text, ${sql.raw(String(closings[code]))}::int)`),
  sql`, `,
);
const closesSo = sql`(case when closing.days is null then ${projects.deadline} is null
  else ${projects.deadline} <= now() + make_interval(days => closing.days) end)`;

const closes = (wanted: object): SQL =>
  exists(
    sql`(select 1 from (values ${closingRows}) as closing(code, days) where ${closesSo} and ${matches(sql`closing.code`)(wanted) ?? sql`true`})`,
  );

const yesOrNo = (condition: SQL | Column): SQL => sql`case when ${condition} then 'true' else 'false' end`;

/** Rules that compile the query of a list of projects to SQL. */
export const projectRules = {
  from: sql`${projects}`,
  key: projects.id,
  read: readProjects,
  filters: {
    keyword: ({ $containsi }: { $containsi: string }) => hasWords(searchedColumns, $containsi),
    study_areas: named(projectStudyAreas, sql`${projectStudyAreas.studyAreaId}`, studyAreas),
    study_subareas: named(projectStudySubareas, sql`${projectStudySubareas.studySubareaId}`, studySubareas),
    presentiality: matches(projects.presentiality),
    location: matches(projects.location),
    type: matches(projects.type),
    dedication: matches(projects.dedication),
    internship: matches(projects.internship),
    paid: matches(isPaid),
    ods: anyOf(goals),
    language: matches(projects.language),
    closing: closes,
    deadline: matches(projects.deadline),
    publishedAt: matches(projects.publishedAt),
    organization: {
      inside: { id: matches(projects.organizationId), name: ofOrganizationNamed },
    },
    program: {
      inside: { id: matches(programs.id), code: matches(programs.code), name: matches(programs.name) },
      where: relatedRow(programs, eq(programs.id, projects.programId)),
    },
    id: matches(projects.id),
  },
  // The indexes on open projects serve only a query that says 'new' itself, not a query that is given it as a
  // value. A visitor who browses wants what takes applications; a request for certain projects (the saved
  // ones) gets them as they are.
  always: ({ id }: { id?: object | undefined }) =>
    namesRows(id)
      ? undefined
      : sql`${projects.status} = 'new' and ${projects.publishedAt} is not null and (${projects.deadline} is null or ${projects.deadline} >= now())`,
  sorts: {
    'publishedAt:desc': [desc(projects.publishedAt), desc(projects.id)],
    'deadline:asc': [asc(projects.deadline), asc(projects.id)],
    'title:asc': [asc(inAlphabet(projects.title)), asc(projects.id)],
  },
  sort: 'publishedAt:desc' as const,
  ranks: inPlaces(searchedColumns),
  understand: understandProjects,
  suggest: suggestionFor,
  facets: {
    presentiality: { value: projects.presentiality },
    location: { value: projects.location },
    type: { value: projects.type },
    dedication: { value: projects.dedication },
    language: { value: projects.language },
    internship: { value: yesOrNo(projects.internship) },
    paid: { value: yesOrNo(isPaid) },
    ods: {
      value: sql`goal.number`,
      join: sql`cross join lateral unnest(${goals}) as goal(number)`,
    },
    program: {
      value: programs.name,
      join: sql`inner join ${programs} on ${programs.id} = ${projects.programId}`,
    },
    closing: {
      value: sql`closing.code`,
      join: sql`inner join (values ${closingRows}) as closing(code, days) on ${closesSo}`,
    },
    study_subareas: {
      value: studySubareas.name,
      join: sql`inner join ${projectStudySubareas} on ${projectStudySubareas.projectId} = ${projects.id}
        inner join ${studySubareas} on ${studySubareas.id} = ${projectStudySubareas.studySubareaId}`,
    },
    study_areas: {
      value: studyAreas.name,
      join: sql`inner join ${projectStudyAreas} on ${projectStudyAreas.projectId} = ${projects.id}
        inner join ${studyAreas} on ${studyAreas.id} = ${projectStudyAreas.studyAreaId}`,
    },
  },
};

export const browse = listOf<'GET /api/projects'>()(projectRules);
