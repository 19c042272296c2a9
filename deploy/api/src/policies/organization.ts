import { eq } from 'drizzle-orm';
import { organizations } from '../db/schema.ts';
import type { RowPolicy } from './policy.ts';

export type OrganizationRow = typeof organizations.$inferSelect;

/** Organisations are public; only their own people manage them. */
export const organizationPolicy = {
  load: async (db, id) => (await db.select().from(organizations).where(eq(organizations.id, id)))[0],
  sees: () => true,
  may: { manage: (actor, organization) => actor?.organizationIds.includes(organization.id) ?? false },
} satisfies RowPolicy<'organization', OrganizationRow>;
