import { eq } from 'drizzle-orm';
import { type Actor, isSupporter } from '../access/actor.ts';
import type { RowPolicy } from '../access/policy.ts';
import { organizations } from '../db/schema.ts';

export type OrganizationRow = typeof organizations.$inferSelect;

const actsFor = (actor: Actor | null, { id }: Pick<OrganizationRow, 'id'>): boolean =>
  actor?.organizationIds.includes(id) ?? false;

/** Tells whether a user reads an organisation's private data: its own people and staff. */
export const isInsider = (actor: Actor | null, organization: Pick<OrganizationRow, 'id'>): boolean =>
  actor?.role === 'staff' || actsFor(actor, organization);

/** Organisations are public, even before staff verify them (see `verified`). Only their own people manage them. */
export const organizationPolicy = {
  table: organizations,
  load: async (db, id) => (await db.select().from(organizations).where(eq(organizations.id, id)))[0],
  sees: () => true,
  may: {
    read: () => true,
    manage: actsFor,
    inspect: isInsider,
    merge: isSupporter,
    verify: (actor) => actor?.role === 'staff',
    talent: (actor, organization) =>
      actsFor(actor, organization) && (actor?.talentAccess === true || 'TalentAccessRequired'),
    // A user without an organisation is told what is missing.
    publish: (actor, organization) =>
      actor?.organizationIds.length === 0 ? 'OrganizationRequired' : actsFor(actor, organization),
  },
} satisfies RowPolicy<'organization', OrganizationRow>;
