import { inArray } from 'drizzle-orm';
import type { OrganizationId, UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { joinings, organizationHistory, users } from '../db/schema.ts';
import { insertAll } from './batches.ts';
import { demoOrganizations } from './demo-people.ts';

const day = 24 * 60 * 60 * 1000;
const ago = (days: number): Date => new Date(Date.now() - days * day);

const accounts = ['coordinacion', 'sin-organizacion', 'gestion', 'staff'] as const;

/**
 * Seeds requests to join: the demo account without an organisation has asked two, and a third has invited it. Also
 * seeds the demo organisations' history.
 */
export async function seedJoinings(
  db: Database,
  organizations: readonly { id: OrganizationId; name: string }[],
): Promise<void> {
  const addresses = accounts.map((account) => `${account}@puente.test`);
  const people = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.email, addresses));
  const personOf = (account: (typeof accounts)[number]): UserId =>
    people.find(({ email }) => email === `${account}@puente.test`)?.id as UserId;
  const idOf = (name: string): OrganizationId =>
    organizations.find((organization) => organization.name === name)?.id as OrganizationId;
  const [coordination, newcomer, manager, staff] = accounts.map(personOf) as [UserId, UserId, UserId, UserId];
  const own = idOf(demoOrganizations.coordinacion);
  const [first, second] = demoOrganizations.gestion.map(idOf) as [OrganizationId, OrganizationId];
  const elsewhere = organizations.find(({ id }) => ![own, first, second].includes(id))?.id as OrganizationId;

  const asks = (organizationId: OrganizationId, userId: UserId, account: string, days: number) => ({
    organizationId,
    origin: 'request' as const,
    email: `${account}@puente.test`,
    userId,
    createdAt: ago(days),
  });
  const invites = (organizationId: OrganizationId, userId: UserId, email: string, days: number) => ({
    organizationId,
    origin: 'invitation' as const,
    email,
    userId,
    createdAt: ago(days),
  });
  await insertAll(db, joinings, [
    asks(own, newcomer, 'sin-organizacion', 3),
    asks(first, newcomer, 'sin-organizacion', 2),
    asks(elsewhere, manager, 'gestion', 6),
    invites(second, manager, 'sin-organizacion@puente.test', 1),
    invites(own, coordination, 'xabier.pazos@puente.test', 4),
    invites(first, manager, 'nerea.ibarra@puente.test', 8),
  ]);

  const done = (
    organizationId: OrganizationId,
    kind: (typeof organizationHistory.$inferInsert)['kind'],
    userId: UserId,
    days: number,
  ) => ({ organizationId, kind, userId, createdAt: ago(days) });
  await insertAll(db, organizationHistory, [
    done(own, 'created', coordination, 210),
    done(own, 'verified', staff, 206),
    done(own, 'changed', coordination, 90),
    done(first, 'created', manager, 180),
    done(first, 'verified', staff, 175),
    done(second, 'created', manager, 120),
    done(first, 'invited', manager, 8),
    done(own, 'invited', coordination, 4),
    done(second, 'invited', manager, 1),
  ]);
}
