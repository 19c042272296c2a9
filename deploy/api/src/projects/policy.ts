import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type Actor, isSupporter } from '../access/actor.ts';
import type { ListPolicy, RowPolicy } from '../access/policy.ts';
import { projects } from '../db/schema.ts';
import { projectColumns, type ProjectRow } from './columns.ts';

/**
 * Condition that a project is public: published and not a draft. It stays public when it no longer accepts
 * applications.
 */
export const isPublished = sql`(${projects.publishedAt} is not null and ${projects.status} <> 'draft')`;

const runs = (actor: Actor | null, project: Pick<ProjectRow, 'organizationId'>): boolean =>
  actor?.organizationIds.includes(project.organizationId) ?? false;

/**
 * Every visitor sees published projects. The people who run a project see it in every status; support sees what it took
 * down.
 */
export const projectPolicy = {
  table: projects,
  load: async (db, id) => (await db.select(projectColumns).from(projects).where(eq(projects.id, id)))[0],
  sees: (actor, project) =>
    (project.publishedAt !== null && project.status !== 'draft') ||
    runs(actor, project) ||
    (project.takenDownAt !== null && isSupporter(actor)),
  may: { read: () => true, applications: runs, manage: runs, takeDown: (actor) => isSupporter(actor) },
  visible: (actor) =>
    actor && actor.organizationIds.length > 0
      ? (or(isPublished, inArray(projects.organizationId, [...actor.organizationIds])) as SQL)
      : isPublished,
} satisfies RowPolicy<'project', ProjectRow> & ListPolicy;
