import { and, asc, desc, exists, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { organizationCalls } from '@puente/contract/calls/organizations';
import { ids, type StudentId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { opportunities, organizations, organizationWords, projects } from '../db/schema.ts';
import { inAlphabet } from '../lists/alphabet.ts';
import { listOf, matches } from '../lists/list.ts';
import type { Slice } from '../lists/slice.ts';
import { hasWords, inPlaces } from '../lists/words.ts';
import { matchedStudent, pointsFor } from '../projects/match.ts';
import { suggestionFor } from '../search/suggestion.ts';
import { visibleTo } from '../server/policies.ts';
import type { Routes } from '../server/serve.ts';
import { understandOrganizations } from './meanings.ts';
import { presentOrganizations } from './presenter.ts';

const columns = getTableColumns(organizations);
/** Name, sector, type and place, by weight. */
const search = {
  words: organizationWords,
  places: sql`search_places(name, coalesce(sector, ''), coalesce(type, ''), coalesce(location, ''))`,
};

const has = (table: SQL, ...conditions: (SQL | undefined)[]): SQL =>
  exists(sql`(select 1 from ${table} where ${and(...conditions)})`);
const ofOrganization = (column: SQL): SQL => sql`${column} = ${organizations.id}`;

/** Rules of all lists of organisations, which differ in their restriction only. */
export const rules = {
  from: sql`${organizations}`,
  key: organizations.id,
  read: (db: Database, { where, orderBy, limit, offset, total }: Slice) =>
    db
      .select({ ...columns, total })
      .from(organizations)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  filters: {
    keyword: ({ $containsi }: { $containsi: string }) => hasWords(search, $containsi),
    name: matches(organizations.name),
    type: matches(organizations.type),
    sector: matches(organizations.sector),
    size: matches(organizations.size),
    location: matches(organizations.location),
    verified: matches(organizations.verified),
    id: matches(organizations.id),
    opportunities: {
      inside: { id: matches(opportunities.id) },
      where: (condition: SQL) =>
        has(
          sql`${opportunities}`,
          ofOrganization(sql`${opportunities.organizationId}`),
          visibleTo('opportunity', null),
          condition,
        ),
    },
  },
  sorts: {
    'name:asc': [asc(inAlphabet(organizations.name)), asc(organizations.id)],
    'name:desc': [desc(inAlphabet(organizations.name)), desc(organizations.id)],
    'createdAt:desc': [desc(organizations.createdAt), desc(organizations.id)],
    'createdAt:asc': [asc(organizations.createdAt), asc(organizations.id)],
  },
  sort: 'name:asc' as const,
  ranks: inPlaces(search),
  understand: understandOrganizations,
  suggest: suggestionFor,
  facets: {
    type: { value: organizations.type },
    sector: { value: organizations.sector },
    size: { value: organizations.size },
    location: { value: organizations.location },
  },
};

const everyOrganization = listOf<'GET /api/organizations'>()(rules);
const followed = listOf<'GET /api/organizations/followed'>()(rules);
const matched = listOf<'GET /api/organizations/matched'>()(rules);
export const activeOrganizations = listOf<'GET /api/organizations/active'>()(rules);

const itsProjects = ofOrganization(sql`${projects.organizationId}`);

/** Condition that an organisation has a public project or opportunity. */
export const hasPublished = or(
  has(sql`${projects}`, itsProjects, visibleTo('project', null)),
  has(
    sql`${opportunities}`,
    ofOrganization(sql`${opportunities.organizationId}`),
    visibleTo('opportunity', null),
  ),
) as SQL;

/**
 * Condition that an organisation has an open project that matches the student, by the rules of the contract (match.ts).
 */
async function fits(db: Database, studentId: StudentId): Promise<SQL> {
  const student = await matchedStudent(db, studentId);
  if (!student) return sql`false`;
  const isOpen = sql`${projects.status} = 'new' and (${projects.deadline} is null or ${projects.deadline} >= now())`;
  return has(
    sql`${projects}`,
    itsProjects,
    visibleTo('project', null),
    isOpen,
    sql`${pointsFor(student)} > 0`,
  );
}

const idsIn = (list: string) =>
  list === '' ? [] : list.split(',').map((text) => ids.organization.parse(Number(text)));

export const organizationLists = {
  'GET /api/organizations': ({ db, actor, query }) =>
    everyOrganization(db, query, sql`true`, (rows) => presentOrganizations(db, actor, rows, query.populate)),

  'GET /api/organizations/followed': ({ db, actor, query }) =>
    followed(db, query, inArray(organizations.id, idsIn(query.orgIds)), (rows) =>
      presentOrganizations(db, actor, rows, query.populate),
    ),

  'GET /api/organizations/matched': async ({ db, actor, query }) =>
    matched(db, query, await fits(db, actor.profileId), (rows) =>
      presentOrganizations(db, actor, rows, query.populate),
    ),

  'GET /api/organizations/active': ({ db, actor, query }) =>
    activeOrganizations(db, query, hasPublished, (rows) =>
      presentOrganizations(db, actor, rows, query.populate),
    ),
} satisfies Partial<Routes<typeof organizationCalls>>;
