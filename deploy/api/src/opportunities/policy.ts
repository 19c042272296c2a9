import { eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Actor } from '../access/actor.ts';
import type { ListPolicy, RowPolicy } from '../access/policy.ts';
import { opportunities } from '../db/schema.ts';
import { opportunityColumns, type OpportunityRow } from './columns.ts';

const published = isNotNull(opportunities.publishedAt);

const runs = (actor: Actor | null, { organizationId }: Pick<OpportunityRow, 'organizationId'>): boolean =>
  actor?.organizationIds.includes(organizationId) ?? false;

/**
 * Every visitor sees published opportunities; their organisation also sees drafts. Staff can withdraw unsuitable ones.
 */
export const opportunityPolicy = {
  table: opportunities,
  load: async (db, id) =>
    (await db.select(opportunityColumns).from(opportunities).where(eq(opportunities.id, id)))[0],
  sees: (actor, opportunity) => opportunity.publishedAt !== null || runs(actor, opportunity),
  may: {
    read: () => true,
    update: runs,
    unpublish: (actor, opportunity) => actor?.role === 'staff' || runs(actor, opportunity),
    inspect: runs,
  },
  visible: (actor) =>
    actor && actor.organizationIds.length > 0
      ? (or(published, inArray(opportunities.organizationId, [...actor.organizationIds])) as SQL)
      : published,
} satisfies RowPolicy<'opportunity', OpportunityRow> & ListPolicy;
