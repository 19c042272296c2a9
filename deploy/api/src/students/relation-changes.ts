import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RelationChange } from '@puente/contract/forms/student-update';
import type { IdKind, StudentId, TalentListId, UserId } from '@puente/contract/ids';
import { resourcePolicy } from '../content/policy.ts';
import type { Database } from '../db/connect.ts';
import {
  favoriteProjects,
  favoriteResources,
  favorites,
  favoriteWorks,
  follows,
  opportunities,
  opportunityInterests,
  organizations,
  projects,
  resources,
  works,
} from '../db/schema.ts';
import { noteWritten } from '../db/written.ts';
import { opportunityPolicy } from '../opportunities/policy.ts';
import { projectPolicy } from '../projects/policy.ts';
import { inRepository } from '../works/policy.ts';

/** A table with records that a user saved: projects, works, followed organisations, interests. */
interface Relation {
  table: PgTable;
  owner: AnyPgColumn;
  target: AnyPgColumn;
  /** The two columns of the insert. */
  columns: SQL;
  /** Ids that a user may save: records that every visitor sees. */
  kept: SQL;
}

export const relations = {
  favorites: {
    table: favorites,
    owner: favorites.studentId,
    target: favorites.projectId,
    columns: sql`student_id, project_id`,
    kept: sql`select ${projects.id} from ${projects} where ${projectPolicy.visible(null)}`,
  },
  favorites_tfxes: {
    table: favoriteWorks,
    owner: favoriteWorks.userId,
    target: favoriteWorks.workId,
    columns: sql`user_id, work_id`,
    kept: sql`select ${works.id} from ${works} where ${inRepository}`,
  },
  favourites_resources: {
    table: favoriteResources,
    owner: favoriteResources.studentId,
    target: favoriteResources.resourceId,
    columns: sql`student_id, resource_id`,
    kept: sql`select ${resources.id} from ${resources} where ${resourcePolicy.visible(null)}`,
  },
  follows: {
    table: follows,
    owner: follows.studentId,
    target: follows.organizationId,
    columns: sql`student_id, organization_id`,
    kept: sql`select ${organizations.id} from ${organizations}`,
  },
  opportunities: {
    table: opportunityInterests,
    owner: opportunityInterests.studentId,
    target: opportunityInterests.opportunityId,
    columns: sql`student_id, opportunity_id`,
    kept: sql`select ${opportunities.id} from ${opportunities} where ${opportunityPolicy.visible(null)}`,
  },
} satisfies Record<string, Relation>;

/** Saved projects of a user who is not a student. */
export const favoriteProjectsOfUser: Relation = {
  ...relations.favorites,
  table: favoriteProjects,
  owner: favoriteProjects.userId,
  target: favoriteProjects.projectId,
  columns: sql`user_id, project_id`,
};

/**
 * Replaces the saved records of a user, or adds and removes some. Ignores ids that the user cannot see, since the
 * records may have been withdrawn.
 */
export async function changeRelation(
  tx: Database,
  relation: Relation,
  ownerId: StudentId | TalentListId | UserId,
  change: RelationChange<IdKind>,
): Promise<void> {
  const { table, owner, target } = relation;
  if (Array.isArray(change)) {
    await tx.delete(table).where(and(eq(owner, ownerId), notInArray(target, change)));
    await keep(tx, relation, ownerId, change);
    return;
  }
  if (change.disconnect?.length)
    await tx.delete(table).where(and(eq(owner, ownerId), inArray(target, change.disconnect)));
  await keep(tx, relation, ownerId, change.connect ?? []);
}

async function keep(
  tx: Database,
  { table, columns, kept }: Relation,
  ownerId: StudentId | TalentListId | UserId,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  // In the order of their ids: two requests that keep the same things do not wait for each other in a circle.
  await tx.execute(sql`
    insert into ${table} (${columns})
    select ${ownerId}::int, id from (${kept}) kept where id = any(${sql.param([...ids])}::int[]) order by id
    on conflict do nothing`);
  noteWritten(table);
}
