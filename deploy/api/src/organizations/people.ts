import { eq, inArray, or, type SQL } from 'drizzle-orm';
import type { OrganizationId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { coordinators, managedOrganizations, projectManagers, users } from '../db/schema.ts';

/** Condition on users that they act for an organisation as coordinators or project managers. */
export const actsFor = (db: Database, organizationId: OrganizationId): SQL | undefined =>
  or(
    inArray(
      users.id,
      db
        .select({ id: coordinators.userId })
        .from(coordinators)
        .where(eq(coordinators.organizationId, organizationId)),
    ),
    inArray(
      users.id,
      db
        .select({ id: projectManagers.userId })
        .from(projectManagers)
        .innerJoin(managedOrganizations, eq(managedOrganizations.projectManagerId, projectManagers.id))
        .where(eq(managedOrganizations.organizationId, organizationId)),
    ),
  );
