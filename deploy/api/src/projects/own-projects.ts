import { and, count, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { OwnProject } from '@puente/contract/entities/project';
import type { ProjectId } from '@puente/contract/ids';
import type { Actor } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { applications, favorites, projectViews } from '../db/schema.ts';
import type { ProjectRow } from './columns.ts';
import { presentProjects } from './presenter.ts';

/** Projects for the people who run them, with their results. */
export async function presentOwnProjects(
  db: Database,
  reader: Actor | null,
  rows: readonly ProjectRow[],
  populate: readonly 'study_areas'[] = [],
): Promise<OwnProject[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [presented, sent, saves, views] = await Promise.all([
    presentProjects(db, rows, populate, reader),
    applicationCounts(db, ids),
    saveCounts(db, ids),
    viewCounts(db, ids),
  ]);
  return presented.map((project) => ({
    ...project,
    applications: sent.get(project.id) ?? { total: 0, new: 0, oldest_new: null },
    saves: saves.get(project.id) ?? 0,
    views: views.get(project.id) ?? 0,
  }));
}

const isNew = sql`${applications.status} = 'new'`;
/** Null when no application waits, although the column's type does not say so. */
const oldestNew: SQL<Date | null> = sql`min(${applications.sentAt}) filter (where ${isNew})`.mapWith(
  applications.sentAt,
);

async function applicationCounts(
  db: Database,
  ids: readonly ProjectId[],
): Promise<Map<ProjectId, OwnProject['applications']>> {
  const rows = await db
    .select({
      projectId: applications.projectId,
      total: count(),
      new: sql<number>`count(*) filter (where ${isNew})`.mapWith(Number),
      oldest_new: oldestNew,
    })
    .from(applications)
    .where(and(inArray(applications.projectId, [...ids]), ne(applications.status, 'draft')))
    .groupBy(applications.projectId);
  return new Map(
    rows.map(({ projectId, oldest_new, ...counts }) => [
      projectId,
      { ...counts, oldest_new: oldest_new?.toISOString() ?? null },
    ]),
  );
}

async function saveCounts(db: Database, ids: readonly ProjectId[]): Promise<Map<ProjectId, number>> {
  const rows = await db
    .select({ projectId: favorites.projectId, saves: count() })
    .from(favorites)
    .where(inArray(favorites.projectId, [...ids]))
    .groupBy(favorites.projectId);
  return new Map(rows.map(({ projectId, saves }) => [projectId, saves]));
}

async function viewCounts(db: Database, ids: readonly ProjectId[]): Promise<Map<ProjectId, number>> {
  const rows = await db
    .select()
    .from(projectViews)
    .where(inArray(projectViews.projectId, [...ids]));
  return new Map(rows.map(({ projectId, views }) => [projectId, views]));
}
