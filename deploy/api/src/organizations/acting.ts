import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { OrganizationId, UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import {
  coordinators,
  joinings,
  managedOrganizations,
  organizations,
  projectManagers,
  users,
} from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';

/**
 * Makes a user act for an organisation, and deletes the request or invitation. A coordinator has one organisation only,
 * so the other requests of a coordinator are deleted as well.
 * @throws Refusal OrganizationExists for a coordinator who has one; NotFound for a user of another role
 */
export async function beginActing(
  tx: Database,
  userId: UserId,
  organizationId: OrganizationId,
): Promise<void> {
  const [coordinator] = await tx
    .select({ id: coordinators.id })
    .from(coordinators)
    .where(eq(coordinators.userId, userId));
  if (coordinator) {
    // The condition decides between two requests at the same moment.
    const joined = await tx
      .update(coordinators)
      .set({ organizationId })
      .where(and(eq(coordinators.id, coordinator.id), isNull(coordinators.organizationId)))
      .returning({ id: coordinators.id });
    if (joined.length === 0) throw refuse('OrganizationExists');
  } else await manage(tx, userId, organizationId);
  await tx
    .delete(joinings)
    .where(
      or(
        and(eq(joinings.organizationId, organizationId), eq(joinings.email, addressOf(tx, userId))),
        coordinator && isRequestOf(userId),
      ),
    );
}

const addressOf = (db: Database, userId: UserId) =>
  db.select({ email: users.email }).from(users).where(eq(users.id, userId));

const isRequestOf = (userId: UserId): SQL | undefined =>
  and(eq(joinings.userId, userId), eq(joinings.origin, 'request'));

async function manage(tx: Database, userId: UserId, organizationId: OrganizationId): Promise<void> {
  const [manager] = await tx
    .select({ id: projectManagers.id })
    .from(projectManagers)
    .where(eq(projectManagers.userId, userId));
  if (!manager) throw refuse('NotFound');
  await tx
    .insert(managedOrganizations)
    .values({ projectManagerId: manager.id, organizationId })
    .onConflictDoNothing();
}

/**
 * Ends a user's role in an organisation.
 * @throws Refusal LastPerson when nobody would be left; NotFound when they do not act for it
 */
export async function ceaseActing(
  tx: Database,
  userId: UserId,
  organizationId: OrganizationId,
): Promise<void> {
  // Two who leave at the same moment wait for each other here.
  await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
    .for('update');
  const left = await tx
    .update(coordinators)
    .set({ organizationId: null })
    .where(and(eq(coordinators.userId, userId), eq(coordinators.organizationId, organizationId)))
    .returning({ id: coordinators.id });
  const unmanaged = await tx
    .delete(managedOrganizations)
    .where(
      and(
        eq(managedOrganizations.organizationId, organizationId),
        inArray(
          managedOrganizations.projectManagerId,
          tx
            .select({ id: projectManagers.id })
            .from(projectManagers)
            .where(eq(projectManagers.userId, userId)),
        ),
      ),
    )
    .returning({ id: managedOrganizations.projectManagerId });
  if (left.length + unmanaged.length === 0) throw refuse('NotFound');
  if (!(await isActedFor(tx, organizationId, userId))) throw refuse('LastPerson');
}

/**
 * Revokes the invitations that a person sent in the organisation's name, and those that they got. Otherwise the person,
 * or a guest of theirs, could join that way.
 */
export const revokeInvitations = async (
  tx: Database,
  userId: UserId,
  organizationId: OrganizationId,
): Promise<void> =>
  void (await tx
    .delete(joinings)
    .where(
      and(
        eq(joinings.organizationId, organizationId),
        eq(joinings.origin, 'invitation'),
        or(eq(joinings.userId, userId), inArray(joinings.email, addressOf(tx, userId))),
      ),
    ));

/** Tells whether anybody else acts for an organisation. */
async function isActedFor(db: Database, organizationId: OrganizationId, without: UserId): Promise<boolean> {
  const [found] = await db
    .select({ one: sql<number>`1` })
    .from(organizations)
    .where(
      and(
        eq(organizations.id, organizationId),
        or(
          sql`exists ${db
            .select({ one: sql`1` })
            .from(coordinators)
            .where(and(eq(coordinators.organizationId, organizationId), ne(coordinators.userId, without)))}`,
          sql`exists ${db
            .select({ one: sql`1` })
            .from(managedOrganizations)
            .where(eq(managedOrganizations.organizationId, organizationId))}`,
        ),
      ),
    );
  return found !== undefined;
}
