import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ResourceSummary } from '@puente/contract/entities/content';
import type { NotificationPreferences } from '@puente/contract/entities/message';
import type { Opportunity } from '@puente/contract/entities/opportunity';
import type { OrganizationSummary } from '@puente/contract/entities/organization-summary';
import type { Project } from '@puente/contract/entities/project';
import type { Work } from '@puente/contract/entities/work';
import type { StudentId, UserId } from '@puente/contract/ids';
import type { Actor } from '../access/actor.ts';
import { resourcePolicy } from '../content/policy.ts';
import { presentResources } from '../content/presenter.ts';
import type { Database } from '../db/connect.ts';
import { groupByOwner } from '../db/group-by-owner.ts';
import {
  favoriteProjects,
  favoriteResources,
  favorites,
  favoriteWorks,
  follows,
  notificationPreferences,
  opportunities,
  opportunityInterests,
  projects,
  resources,
  works,
} from '../db/schema.ts';
import { presentPreferences } from '../messages/preferences.ts';
import { opportunityColumns } from '../opportunities/columns.ts';
import { opportunityPolicy } from '../opportunities/policy.ts';
import { presentOpportunities } from '../opportunities/presenter.ts';
import { organizationSummaries } from '../organizations/summary.ts';
import { projectColumns } from '../projects/columns.ts';
import { projectPolicy } from '../projects/policy.ts';
import { presentProjects } from '../projects/presenter.ts';
import { resourceColumns } from '../resources/columns.ts';
import { workColumns } from '../works/columns.ts';
import { inRepository } from '../works/policy.ts';
import { presentWorks } from '../works/presenter.ts';

/** Saved records of students, by student and newest first. Records that were withdrawn since are hidden like drafts. */

type Kept<Item> = Promise<Map<number, Item[]>>;

/** Saved projects of students, with their organisation and areas. */
export const savedProjectsOf = (db: Database, studentIds: readonly StudentId[]): Kept<Project> =>
  savedProjectsIn(db, favorites, favorites.studentId, studentIds);

/** Saved projects of users with other roles, by user. */
export const projectsSavedBy = (db: Database, userIds: readonly UserId[]): Kept<Project> =>
  savedProjectsIn(db, favoriteProjects, favoriteProjects.userId, userIds);

async function savedProjectsIn(
  db: Database,
  saved: PgTable & { projectId: PgColumn; createdAt: PgColumn },
  owner: PgColumn,
  owners: readonly number[],
): Kept<Project> {
  if (owners.length === 0) return new Map();
  const rows = await db
    .select({ ...projectColumns, owner: sql<number>`${owner}` })
    .from(saved)
    .innerJoin(projects, eq(projects.id, saved.projectId))
    .where(and(inArray(owner, [...owners]), projectPolicy.visible(null)))
    .orderBy(desc(saved.createdAt), desc(projects.id));
  return together(rows, await presentProjects(db, rows, ['organization', 'study_areas']));
}

export async function followsOf(db: Database, studentIds: readonly StudentId[]): Kept<OrganizationSummary> {
  if (studentIds.length === 0) return new Map();
  const rows = await db
    .select({ owner: follows.studentId, id: follows.organizationId })
    .from(follows)
    .where(inArray(follows.studentId, [...studentIds]))
    .orderBy(desc(follows.createdAt), desc(follows.organizationId));
  const summaries = await organizationSummaries(
    db,
    rows.map(({ id }) => id),
  );
  return groupByOwner(rows, ({ id }) => summaries.get(id));
}

/** Opportunities that the students marked, with their organisation. */
export async function interestsOf(
  db: Database,
  reader: Actor | null,
  studentIds: readonly StudentId[],
): Kept<Opportunity> {
  if (studentIds.length === 0) return new Map();
  const rows = await db
    .select({ ...opportunityColumns, owner: opportunityInterests.studentId })
    .from(opportunityInterests)
    .innerJoin(opportunities, eq(opportunities.id, opportunityInterests.opportunityId))
    .where(and(inArray(opportunityInterests.studentId, [...studentIds]), opportunityPolicy.visible(null)))
    .orderBy(desc(opportunityInterests.createdAt), desc(opportunities.id));
  return together(rows, await presentOpportunities(db, reader, rows, ['organization']));
}

/** Their own works, in every state. */
export async function worksOf(
  db: Database,
  reader: Actor | null,
  studentIds: readonly StudentId[],
): Kept<Work> {
  if (studentIds.length === 0) return new Map();
  const rows = await db
    .select({ ...workColumns, owner: sql<number>`${works.studentId}` })
    .from(works)
    .where(inArray(works.studentId, [...studentIds]))
    .orderBy(desc(works.createdAt), desc(works.id));
  return together(rows, await presentWorks(db, reader, rows));
}

/** Saved works, with their study areas, by the user who saved them. */
export async function savedWorksOf(
  db: Database,
  reader: Actor | null,
  userIds: readonly UserId[],
): Kept<Work> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ ...workColumns, owner: favoriteWorks.userId })
    .from(favoriteWorks)
    .innerJoin(works, eq(works.id, favoriteWorks.workId))
    .where(and(inArray(favoriteWorks.userId, [...userIds]), inRepository))
    .orderBy(desc(favoriteWorks.createdAt), desc(works.id));
  return together(rows, await presentWorks(db, reader, rows, ['study_areas']));
}

/** Saved resources, with their picture. */
export async function savedResourcesOf(
  db: Database,
  studentIds: readonly StudentId[],
): Kept<ResourceSummary> {
  if (studentIds.length === 0) return new Map();
  const rows = await db
    .select({ ...resourceColumns, owner: favoriteResources.studentId })
    .from(favoriteResources)
    .innerJoin(resources, eq(resources.id, favoriteResources.resourceId))
    .where(and(inArray(favoriteResources.studentId, [...studentIds]), resourcePolicy.visible(null)))
    .orderBy(desc(favoriteResources.createdAt), desc(resources.id));
  return together(rows, await presentResources(db, rows, ['picture']));
}

export async function preferencesOf(
  db: Database,
  studentIds: readonly StudentId[],
): Promise<Map<number, NotificationPreferences>> {
  if (studentIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(notificationPreferences)
    .where(inArray(notificationPreferences.studentId, [...studentIds]));
  return new Map(rows.map((row) => [row.studentId, presentPreferences(row)]));
}

/** Groups presented records by owner; they are in the order of their rows. */
function together<Item>(rows: readonly { owner: number }[], presented: readonly Item[]): Map<number, Item[]> {
  return groupByOwner(
    rows.map(({ owner }, index) => ({ owner, item: presented[index] })),
    ({ item }) => item,
  );
}
