import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { OrganizationId, UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import {
  coordinators,
  managedOrganizations,
  organizations,
  projectManagers,
  projects,
} from '../db/schema.ts';

/** Pairs of organisation and acting user, of either role. */
const acting = sql`(select ${coordinators.organizationId} as organization, ${coordinators.userId} as person from ${coordinators}
  union select ${managedOrganizations.organizationId}, ${projectManagers.userId} from ${managedOrganizations}
  inner join ${projectManagers} on ${projectManagers.id} = ${managedOrganizations.projectManagerId})`;

const named = (db: Database, where: SQL | undefined) =>
  db
    .select({ id: organizations.id, name: organizations.name })
    .from(organizations)
    .where(where)
    .orderBy(organizations.id);

const isTheirs = (userId: UserId): SQL =>
  sql`${organizations.id} in (select organization from ${acting} acting where person = ${userId})`;

/** Organisations that a user acts for. */
export const organizationsOf = (
  db: Database,
  userId: UserId,
): Promise<{ id: OrganizationId; name: string }[]> => named(db, isTheirs(userId));

/** Those organisations for which nobody would act without this user. */
export const organizationsLeftAlone = (
  db: Database,
  userId: UserId,
): Promise<{ id: OrganizationId; name: string }[]> =>
  named(
    db,
    and(
      isTheirs(userId),
      sql`not exists (select 1 from ${acting} acting where organization = ${organizations.id} and person <> ${userId})`,
    ),
  );

export const areOpenProjectsOf = (organizationIds: readonly OrganizationId[]): SQL | undefined =>
  and(inArray(projects.organizationId, [...organizationIds]), eq(projects.status, 'new'));
