import { type Project, projectRelations } from '@puente/contract/entities/project';
import type { Actor } from '../access/actor.ts';
import type { Database } from '../db/connect.ts';
import { projects } from '../db/schema.ts';
import { projectColumns, type ProjectRow } from './columns.ts';
import { presentProject } from './presenter.ts';
import { writeRelations } from './writing.ts';

/** Defaults for required columns that a draft may leave out. The form itself asks for a place where one is required. */
export const emptyProject = { title: '', description: '', presentiality: 'onsite' as const };

/** Inserts a new project, run by the coordinator who creates it unless the form names another. */
export async function insertProject(
  db: Database,
  values: typeof projects.$inferInsert,
  actor: Actor,
  relations: Parameters<typeof writeRelations>[2],
): Promise<ProjectRow> {
  const coordinatorId = values.coordinatorId ?? (actor.role === 'coordinator' ? actor.profileId : null);
  return db.transaction(async (tx) => {
    const [created] = await tx
      .insert(projects)
      .values({ ...values, coordinatorId, changedById: actor.userId })
      .returning(projectColumns);
    if (!created) throw new Error('The insert returned no row.');
    await writeRelations(tx, created.id, relations);
    return created;
  });
}

/** A project with all relations except the applications, which have their own call. */
export const presentFullProject = (db: Database, row: ProjectRow, actor: Actor): Promise<Project> =>
  presentProject(
    db,
    row,
    projectRelations.filter((relation) => relation !== 'applys'),
    actor,
  );
